// Replies that may be used, by their keys.
//   $workspaceKey  string    the workspace
//   $keys          string[]  the keys
// returns
//   key     string
//   reply   { text: string; finish: string; inputTokens: number; cachedInputTokens: number; outputTokens: number; model: string; ms: number }
UNWIND $keys AS key
MATCH (r:GswReply {key: key}) WHERE r.workspaceKey = $workspaceKey AND r.failedAt IS NULL
RETURN r.key AS key, r {.text, .finish, .inputTokens, .cachedInputTokens, .outputTokens, model: r.answeredBy, .ms} AS reply
