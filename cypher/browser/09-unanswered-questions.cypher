// Questions without an answer, and answers made from bare text. :param workspaceKey first.
MATCH (q:GswQuestion {workspaceKey: $workspaceKey}) WHERE q.live
OPTIONAL MATCH (q)-[:ANSWERED_BY]->(e:GswEntity)-[m:MENTIONED_IN]->(:GswPassage {id: q.passageId})
WITH q, collect(m.name) AS answers, any(literal IN collect(m.literal) WHERE literal) AS bareText
WHERE size(answers) = 0 OR bareText
RETURN q.text AS question, answers, bareText LIMIT 100
