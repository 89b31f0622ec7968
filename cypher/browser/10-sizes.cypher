// How much each document holds, largest first. :param workspaceKey first.
MATCH (d:GswDocument {workspaceKey: $workspaceKey})<-[:PART_OF]-(p:GswPassage) WHERE p.live
RETURN d.title AS document, d.version AS version, count(p) AS passages,
  sum(COUNT { (p)<-[:MENTIONED_IN]-() }) AS mentions, sum(COUNT { (p)<-[:EXTRACTED_FROM]-() }) AS verbPhrases
ORDER BY verbPhrases DESC, document LIMIT 100
