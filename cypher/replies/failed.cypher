// The latest replies that failed, for diagnosis.
//   $workspaceKey  string         the workspace
//   $documentId    string | null  of one document only, by Panini's id
//   $limit         integer        how many
// returns
//   reply  { stage: string; model: string; code: string; sentence: string; finish: string; text: string; at: string }
MATCH (r:GswReply) WHERE r.workspaceKey = $workspaceKey AND r.failedAt IS NOT NULL
  AND ($documentId IS NULL OR EXISTS { MATCH (u:GswReplyUse)-[:USES]->(r) WHERE u.documentId = $documentId })
WITH r ORDER BY r.failedAt DESC, r.key LIMIT $limit
RETURN r {.stage, .model, .code, .sentence, .finish, .text, at: toString(r.failedAt)} AS reply ORDER BY r.failedAt DESC, r.key
