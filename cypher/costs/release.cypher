// Gives money back that was held for calls.
//   $ids  string[]  the holds
// returns nothing
MATCH (h:GswBudgetHold) WHERE h.id IN $ids
DETACH DELETE h
