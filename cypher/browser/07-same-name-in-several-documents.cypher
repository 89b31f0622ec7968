// Names that stand in several documents: candidates for one thing, or namesakes. :param workspaceKey first.
MATCH (e:GswEntity {workspaceKey: $workspaceKey}) WHERE e.live AND e.matchKey <> ''
WITH e.matchKey AS name, e.coarseType AS type, count(DISTINCT e.documentId) AS documents
WHERE documents > 1
RETURN name, type, documents ORDER BY documents DESC, name LIMIT 100
