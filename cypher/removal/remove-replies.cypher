// Deletes one bounded step of the replies that only hidden documents used; one that a document got after the deletion stays.
//   $workspaceKey  string    the workspace
//   $ids           string[]  the documents
//   $limit         integer   most uses of this step
// returns
//   deleted  number   0 when nothing is left
UNWIND $ids AS id
MATCH (d:GswDocument {id: id}) WHERE d.workspaceKey = $workspaceKey AND d.removedAt IS NOT NULL
MATCH (u:GswReplyUse) WHERE u.workspaceKey = $workspaceKey AND u.documentId = id AND u.createdAt <= datetime(d.removedAt)
WITH u ORDER BY u.id LIMIT $limit
MATCH (u)-[:USES]->(r:GswReply)
WITH r, collect(u) AS uses ORDER BY r.key
SET r.lockedAt = datetime()
REMOVE r.lockedAt
WITH r, uses, EXISTS { MATCH (other:GswReplyUse)-[:USES]->(r) WHERE NOT other IN uses } AS stays, size(uses) AS deleted
FOREACH (use IN uses | DETACH DELETE use)
FOREACH (one IN CASE WHEN stays THEN [] ELSE [r] END | DETACH DELETE one)
RETURN sum(deleted) AS deleted
