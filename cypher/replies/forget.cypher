// Deletes one bounded step of what a document no longer uses: its uses of replies about other passages, and replies that nobody uses then.
//   $workspaceKey  string    the workspace
//   $documentId    string    the document
//   $passages      string[]  content hashes of passages
//   $inside        boolean   true to forget what is about these passages, false to forget what is about others
//   $limit         integer   most uses of this step
// returns
//   deleted  number   0 when nothing is left
MATCH (u:GswReplyUse) WHERE u.workspaceKey = $workspaceKey AND u.documentId = $documentId AND (u.passage IN $passages) = $inside
WITH u ORDER BY u.id LIMIT $limit
MATCH (u)-[:USES]->(r:GswReply)
WITH r, collect(u) AS uses ORDER BY r.key
SET r.lockedAt = datetime()
REMOVE r.lockedAt
WITH r, uses, EXISTS { MATCH (other:GswReplyUse)-[:USES]->(r) WHERE NOT other IN uses } AS stays, size(uses) AS deleted
FOREACH (use IN uses | DETACH DELETE use)
FOREACH (one IN CASE WHEN stays THEN [] ELSE [r] END | DETACH DELETE one)
RETURN sum(deleted) AS deleted
