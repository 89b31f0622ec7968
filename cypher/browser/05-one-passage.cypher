// The whole GSW of one passage. :param workspaceKey and :param passage (the caller's id) first.
MATCH (p:GswPassage {workspaceKey: $workspaceKey, externalId: $passage}) WHERE p.live
OPTIONAL MATCH mentions = (p)<-[:MENTIONED_IN]-(:GswEntity)
OPTIONAL MATCH facts = (p)<-[:EXTRACTED_FROM]-(:GswVerbPhrase)-[:QA]->(:GswEntity)
RETURN p, mentions, facts LIMIT 500
