import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('Validity', { description: 'When a fact held, as its text says.' })
export class ValidityModel {
  @Field(() => String, { nullable: true, description: 'ISO date as long as the precision; null is open.' })
  from!: string | null;
  @Field(() => String, { nullable: true, description: 'The end, included; null is open.' })
  to!: string | null;
  @Field(() => String, { description: 'day, month, year, decade or century.' }) precision!: string;
}
