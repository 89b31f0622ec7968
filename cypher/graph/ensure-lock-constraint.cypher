// The migration lock can exist once only.
// returns nothing
CREATE CONSTRAINT panini_migration_lock_unique IF NOT EXISTS FOR (lock:GswMigrationLock) REQUIRE lock.id IS UNIQUE
