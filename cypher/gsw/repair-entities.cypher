// Derived properties of entities, as code makes them. The vector goes with the name it was made of.
//   $workspaceKey  string  the workspace
//   $rows          map[]   id, aliases, matchKey, coarseType, searchTokens, renamed
// returns nothing
UNWIND $rows AS row
MATCH (e:GswEntity {id: row.id}) WHERE e.workspaceKey = $workspaceKey
SET e.aliases = row.aliases, e.matchKey = row.matchKey, e.coarseType = row.coarseType, e.searchTokens = row.searchTokens,
  e.embeddingA = CASE WHEN row.renamed THEN null ELSE e.embeddingA END, e.embeddingB = CASE WHEN row.renamed THEN null ELSE e.embeddingB END
