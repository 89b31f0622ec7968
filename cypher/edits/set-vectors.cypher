// New vectors of edited things in one slot, null in the other; gives the vectors they had.
//   $workspaceKey  string  the workspace
//   $slot          string  the slot that is read, A or B
//   $otherSlot     string  the other one
//   $rows          map[]   id, vector
// returns
//   id      string
//   vector  number[] | null
UNWIND $rows AS row
CALL (row) {
  MATCH (n:GswEntity {id: row.id}) RETURN n
  UNION ALL
  MATCH (n:GswQuestion {id: row.id}) RETURN n
}
WITH row, n WHERE n.workspaceKey = $workspaceKey
WITH row, n, n['embedding' + $slot] AS vector
SET n['embedding' + $slot] = row.vector, n['embedding' + $otherSlot] = null
RETURN row.id AS id, vector
