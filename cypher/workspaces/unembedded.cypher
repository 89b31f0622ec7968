// One bounded step of what has a vector in the live slot, or a text for one, and none in the slot that is filled.
//   $workspaceKey  string   the workspace
//   $slot          string   the slot that is filled
//   $liveSlot      string   the slot that is read
//   $limit         integer  most nodes of each kind
// returns
//   kind   'question' | 'entity' | 'passage'
//   id     string
//   name   string    text, name or title
//   types  string[]  of an entity
//   text   string    of a passage
CALL () {
  MATCH (n:GswQuestion) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL AND n['embedding' + $slot] IS NULL AND trim(n.text) <> ''
  RETURN 'question' AS kind, n.id AS id, n.text AS name, [] AS types, '' AS text LIMIT $limit
  UNION ALL
  MATCH (n:GswEntity) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL AND n['embedding' + $slot] IS NULL AND trim(n.name) <> ''
  RETURN 'entity' AS kind, n.id AS id, n.name AS name, n.types AS types, '' AS text LIMIT $limit
  UNION ALL
  MATCH (n:GswPassage) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL AND n['embedding' + $slot] IS NULL AND n['embedding' + $liveSlot] IS NOT NULL
  RETURN 'passage' AS kind, n.id AS id, n.title AS name, [] AS types, n.text AS text LIMIT $limit
}
RETURN kind, id, name, types, text
