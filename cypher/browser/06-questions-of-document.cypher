// Questions and answers of a document as a table. :param workspaceKey and :param document (the caller's id) first.
MATCH (d:GswDocument {workspaceKey: $workspaceKey, externalId: $document})<-[:PART_OF]-(p:GswPassage)<-[:EXTRACTED_FROM]-(v:GswVerbPhrase)-[:ASKS]->(q:GswQuestion)
WHERE q.live
OPTIONAL MATCH (q)-[a:ANSWERED_BY]->(e:GswEntity)
WITH p, v, q, e ORDER BY a.ordinal
RETURN p.index AS passage, v.phrase AS phrase, q.text AS question, collect(e.name) AS answers
ORDER BY passage, question LIMIT 500
