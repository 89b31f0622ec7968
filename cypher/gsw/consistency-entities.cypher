// A page of the entities of a workspace with what their derived properties follow from.
//   $workspaceKey  string   the workspace
//   $after         string   id of the last one of the page before, empty at first
//   $limit         integer  how many
// returns
//   id            string
//   name          string
//   aliases       string[]
//   matchKey      string | null
//   coarseType    string | null
//   searchTokens  string | null
//   roles         string[]   JSON of each mention
MATCH (e:GswEntity) WHERE e.workspaceKey = $workspaceKey AND e.id > $after
WITH e ORDER BY e.id LIMIT $limit
RETURN e.id AS id, coalesce(e.name, '') AS name, coalesce(e.aliases, []) AS aliases, e.matchKey AS matchKey, e.coarseType AS coarseType,
  e.searchTokens AS searchTokens,
  COLLECT { MATCH (e)-[m:MENTIONED_IN]->(p:GswPassage) WITH m, p ORDER BY p.index, m.ordinal RETURN coalesce(m.roles, '[]') } AS roles
ORDER BY id
