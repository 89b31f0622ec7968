// Holds money of an ingest's budget for one call: what is spent and what is held by others count first.
//   $ingestId  string   the ingest
//   $id        string   the hold
//   $usd       number   most that the call can cost
//   $seconds   integer  how long it is held when nobody gives it back
// returns
//   granted  boolean
//   spent    number
//   held     number          by others
//   budget   number | null
MATCH (i:GswIngest {id: $ingestId})
SET i.lockedAt = datetime()
REMOVE i.lockedAt
WITH i
CALL (i) { MATCH (u:GswUsage {ingestId: i.id}) RETURN sum(u.costUsd) AS spent }
CALL (i) { MATCH (i)-[:HOLDS]->(h:GswBudgetHold) WHERE h.until >= datetime() AND h.id <> $id RETURN sum(h.usd) AS held }
WITH i, toFloat(spent) AS spent, toFloat(held) AS held, i.budgetUsd IS NULL OR spent + held + $usd <= i.budgetUsd AS granted
OPTIONAL MATCH (i)-[:HOLDS]->(old:GswBudgetHold) WHERE old.until < datetime() OR old.id = $id
WITH i, spent, held, granted, collect(old) AS olds
FOREACH (old IN olds | DETACH DELETE old)
FOREACH (one IN CASE WHEN granted THEN [i] ELSE [] END |
  CREATE (one)-[:HOLDS]->(:GswBudgetHold {id: $id, workspaceKey: one.workspaceKey, usd: $usd, until: datetime() + duration({seconds: $seconds})}))
RETURN granted, spent, held, i.budgetUsd AS budget
