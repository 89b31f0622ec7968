// Remembers that a migration was applied.
//   $version   string   e.g. 001
//   $name      string   the file's name
//   $checksum  string   SHA-256 of the file
// returns nothing
MERGE (migration:GswMigration {version: $version})
SET migration.name = $name, migration.checksum = $checksum, migration.appliedAt = datetime()
