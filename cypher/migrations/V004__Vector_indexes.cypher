// Two slots, A and B: a change of model fills the slot that is not live and then switches.
// No dimension is declared, so that each slot takes the vectors of whatever model fills it.
CYPHER 25 CREATE VECTOR INDEX panini_question_vector_a IF NOT EXISTS FOR (q:GswQuestion) ON (q.embeddingA) WITH [q.workspaceKey, q.live]
  OPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}};
CYPHER 25 CREATE VECTOR INDEX panini_question_vector_b IF NOT EXISTS FOR (q:GswQuestion) ON (q.embeddingB) WITH [q.workspaceKey, q.live]
  OPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}};
CYPHER 25 CREATE VECTOR INDEX panini_entity_vector_a IF NOT EXISTS FOR (e:GswEntity) ON (e.embeddingA) WITH [e.workspaceKey, e.live]
  OPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}};
CYPHER 25 CREATE VECTOR INDEX panini_entity_vector_b IF NOT EXISTS FOR (e:GswEntity) ON (e.embeddingB) WITH [e.workspaceKey, e.live]
  OPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}};
CYPHER 25 CREATE VECTOR INDEX panini_passage_vector_a IF NOT EXISTS FOR (p:GswPassage) ON (p.embeddingA) WITH [p.workspaceKey, p.live]
  OPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}};
CYPHER 25 CREATE VECTOR INDEX panini_passage_vector_b IF NOT EXISTS FOR (p:GswPassage) ON (p.embeddingB) WITH [p.workspaceKey, p.live]
  OPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}};
