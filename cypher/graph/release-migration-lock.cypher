// Gives the migration lock back, if the holder still has it.
//   $holder  string   who took it
// returns nothing
MATCH (lock:GswMigrationLock {id: 'panini', holder: $holder})
REMOVE lock.holder, lock.leaseUntil
