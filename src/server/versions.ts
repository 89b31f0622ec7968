/** The Neo4j that is fetched and started; docker-compose.yml names the same. */
export const NEO4J_VERSION = '2026.05.0';

/** The Browser page that this server serves; later ones are not published as an artifact. */
export const NEO4J_BROWSER_VERSION = '5.24.0';

/** The oldest Neo4j whose store this version upgrades by itself. */
export const OLDEST_UPGRADABLE_STORE = '5.26.0';
