import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { IsInt, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { WorkspaceArgs } from '../api/workspace.args.js';

/** A search for entities. */
@ArgsType()
export class EntitySearchArgs extends WorkspaceArgs {
  @Field(() => String, { description: 'A name, an alias or a description; any characters, none is syntax.' })
  @IsString()
  @MaxLength(20_000)
  text!: string;

  @Field(() => Int, { defaultValue: 20, description: 'Hits, 1 to 100.' })
  @IsInt()
  @Min(1)
  @Max(100)
  first: number = 20;
}

/** What stands around one entity. */
@ArgsType()
export class NeighbourhoodArgs extends WorkspaceArgs {
  @Field(() => ID, { description: 'Id of the entity.' })
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  id!: string;

  @Field(() => Int, { defaultValue: 20, description: 'Verb phrases, 1 to 100.' })
  @IsInt()
  @Min(1)
  @Max(100)
  first: number = 20;
}
