// Entities that share a verb phrase with one of this exact name. :param workspaceKey and :param name first.
MATCH (e:GswEntity {workspaceKey: $workspaceKey, name: $name})<-[one:QA]-(v:GswVerbPhrase)-[other:QA]->(neighbour:GswEntity)
WHERE e.live
RETURN e, one, v, other, neighbour LIMIT 100
