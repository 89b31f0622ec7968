// Migrations that were applied, oldest first.
// returns
//   version   string
//   checksum  string
MATCH (migration:GswMigration)
RETURN migration.version AS version, migration.checksum AS checksum
ORDER BY version
