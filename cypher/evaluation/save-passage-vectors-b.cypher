// Gives passages of a workspace their vectors in slot B.
//   $workspaceKey  string
//   $rows          {id: string, vector: number[]}[]
// returns nothing
UNWIND $rows AS row
MATCH (passage:GswPassage {id: row.id})
WHERE passage.workspaceKey = $workspaceKey
SET passage.embeddingB = row.vector
