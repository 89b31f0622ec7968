import { join } from 'node:path';
import type { Environment } from '../config/environment.js';
import { LOCAL_EMBEDDER, LocalModel } from '../models/local/local-model.js';
import { describeModels } from '../models/models.js';
import { ensureModels } from '../server/ensure-models.js';
import { serverHome } from '../server/server-home.js';
import type { Report } from '../server/report.js';

/**
 * Fetches the local models when the embedder is local and its files are not there.
 * @throws PaniniError SERVER_DOWNLOAD_FAILED, SERVER_SPACE_LOW, CONFIGURATION_INVALID
 */
export async function fetchMissingModels(
  environment: Environment,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  if (describeModels(environment).embedder.side !== 'local') return;
  const folder = join(serverHome(environment.PANINI_HOME).models, LOCAL_EMBEDDER.folder);
  if (new LocalModel(LOCAL_EMBEDDER.name, folder).present) return;
  await ensureModels(environment.PANINI_HOME, report, signal);
}
