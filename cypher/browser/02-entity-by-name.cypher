// An entity by part of its name with everything that is said about it. :param workspaceKey and :param name first.
MATCH (e:GswEntity {workspaceKey: $workspaceKey}) WHERE e.live AND toLower(e.name) CONTAINS toLower($name)
MATCH (e)<-[pair:QA]-(v:GswVerbPhrase)
RETURN e, pair, v LIMIT 100
