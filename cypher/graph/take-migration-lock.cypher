// Takes the migration lock when it is free or its holder's lease has run out by the server's clock.
//   $holder  string   who asks
//   $leaseSeconds  integer   how long the lock is held without renewal
// returns
//   taken  boolean
MERGE (lock:GswMigrationLock {id: 'panini'})
SET lock.touched = coalesce(lock.touched, 0) + 1
WITH lock, lock.holder IS NULL OR lock.holder = $holder OR lock.leaseUntil < datetime() AS free
FOREACH (_ IN CASE WHEN free THEN [1] ELSE [] END |
  SET lock.holder = $holder, lock.leaseUntil = datetime() + duration({seconds: $leaseSeconds}))
RETURN free AS taken
