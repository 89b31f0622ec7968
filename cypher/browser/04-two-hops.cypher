// Paths of two facts that start at a name: how multi-hop questions walk. :param workspaceKey and :param name first.
MATCH path = (:GswEntity {workspaceKey: $workspaceKey, name: $name})<-[:QA]-(:GswVerbPhrase)-[:QA]->(:GswEntity)<-[:QA]-(:GswVerbPhrase)-[:QA]->(:GswEntity)
RETURN path LIMIT 50
