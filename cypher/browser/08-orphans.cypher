// Entities that no question is answered by. :param workspaceKey first.
MATCH (e:GswEntity {workspaceKey: $workspaceKey}) WHERE e.live AND NOT EXISTS { (e)<-[:ANSWERED_BY]-() }
MATCH (e)-[:MENTIONED_IN]->(p:GswPassage)
RETURN e.name AS entity, e.types AS types, p.title AS passage ORDER BY entity LIMIT 100
