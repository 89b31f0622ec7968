// Where an entity is mentioned, in the order of the text.
//   $workspaceKey  string   the workspace
//   $id            string   the entity
//   $limit         integer  how many
// returns
//   passageId          string
//   passageExternalId  string
//   passageTitle       string
//   name               string   as it stands in this passage
//   roles              string   JSON
//   spans              string   JSON
MATCH (entity:GswEntity {id: $id})-[mention:MENTIONED_IN]->(passage:GswPassage)
WHERE entity.workspaceKey = $workspaceKey AND passage.workspaceKey = $workspaceKey
WITH mention, passage ORDER BY passage.index, passage.id, mention.ordinal, mention.localId LIMIT $limit
RETURN passage.id AS passageId, passage.externalId AS passageExternalId, coalesce(passage.title, '') AS passageTitle,
  mention.name AS name, coalesce(mention.roles, '[]') AS roles, coalesce(mention.spans, '[]') AS spans
