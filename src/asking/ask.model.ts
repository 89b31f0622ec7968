import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { AnswerModel } from '../answering/answer.model.js';
import { Json } from '../api/json.scalar.js';
import { PlanModel } from '../planning/plan.model.js';
import { EvidenceModel } from '../retrieval/evidence.model.js';
import type { Trace } from '../retrieval/trace.js';

@ObjectType('ModelNames', { description: 'What produced a result.' })
export class ModelNamesModel {
  @Field(() => String, { description: 'The planner.' }) planner!: string;
  @Field(() => String, { description: 'The embedder.' }) embedder!: string;
  @Field(() => String, { description: 'The reranker.' }) reranker!: string;
  @Field(() => String, { description: 'The answerer.' }) answerer!: string;
}

@ObjectType('Milliseconds', { description: 'Time spent, by kind of work.' })
export class MillisecondsModel {
  @Field(() => Float, { description: 'From the question to the result.' }) total!: number;
  @Field(() => Float, { description: 'Planning.' }) plan!: number;
  @Field(() => Float, { description: 'Embedding.' }) embed!: number;
  @Field(() => Float, { description: 'Neo4j.' }) graph!: number;
  @Field(() => Float, { description: 'Reranking.' }) rerank!: number;
  @Field(() => Float, { description: 'Answering.' }) answer!: number;
}

@ObjectType('ModelCall', { description: 'One call of the language model.' })
export class ModelCallModel {
  @Field(() => String, { description: 'What it was for.' }) kind!: string;
  @Field(() => String, { description: 'The model.' }) model!: string;
  @Field(() => Int, { description: 'Tokens sent.' }) inputTokens!: number;
  @Field(() => Int, { description: 'Of these, read from the provider cache.' }) cachedInputTokens!: number;
  @Field(() => Int, { description: 'Tokens written.' }) outputTokens!: number;
}

@ObjectType('Retrieval', { description: 'Evidence for a question, without an answer.' })
export class RetrievalModel {
  @Field(() => String, { description: 'The question as it was asked.' }) question!: string;
  @Field(() => PlanModel, { description: 'How it was taken apart.' }) plan!: PlanModel;
  @Field(() => EvidenceModel, { description: 'What was found.' }) evidence!: EvidenceModel;
  @Field(() => Json, {
    description: 'All that retrieval did: every score, keep and prune can be recomputed from it.',
  })
  trace!: Trace;
  @Field(() => [ModelCallModel], { description: 'Calls of the language model, at most five.' })
  calls!: ModelCallModel[];
  @Field(() => [String], { description: 'What was done otherwise than asked.' }) notes!: string[];
}

@ObjectType('AskResult', { description: 'An answer with all it rests on.' })
export class AskResultModel extends RetrievalModel {
  @Field(() => ID, { description: 'Id of the stored answer, by which it can be judged.' }) answerId!: string;
  @Field(() => String, { description: 'As it was asked; `question` is a follow-up in full.' }) asked!: string;
  @Field(() => AnswerModel, { description: 'The answer, or N/A with a reason.' }) answer!: AnswerModel;
  @Field(() => ModelNamesModel, { description: 'What produced it.' }) models!: ModelNamesModel;
  @Field(() => MillisecondsModel, { description: 'Time spent.' }) ms!: MillisecondsModel;
}
