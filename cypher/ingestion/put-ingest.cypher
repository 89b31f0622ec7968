// Records that documents were sent in together.
//   $workspaceKey   string         the workspace
//   $id             string         the ingest
//   $documentsHash  string         what was sent in
//   $construct      string         rules or llm
//   $actor          string         who sent it
//   $budgetUsd      number | null  most money it may cost
// returns nothing
MERGE (i:GswIngest {id: $id})
ON CREATE SET i.workspaceKey = $workspaceKey, i.documentsHash = $documentsHash, i.construct = $construct, i.actor = $actor,
  i.budgetUsd = $budgetUsd, i.createdAt = datetime()
