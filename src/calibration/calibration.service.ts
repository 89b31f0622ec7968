import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { CalibrationRepository } from './calibration.repository.js';
import { modelSetName, type ModelSet } from './model-set.js';

/** How sure an answer must be, by workspace and model set. */
@Injectable()
export class CalibrationService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(CalibrationRepository) private readonly repository: CalibrationRepository,
  ) {}

  /** In [0, 1]; null when nobody calibrated these models in the context's workspace. @throws PaniniError GRAPH_* */
  async threshold({ workspace, signal }: RequestContext, models: ModelSet): Promise<number | null> {
    const name = workspace.normalize('NFC').trim();
    return this.repository.threshold(name, modelSetName(models), { signal });
  }

  /** Stores the threshold of the context's workspace. @throws PaniniError NOT_FOUND, BAD_USER_INPUT for a threshold outside [0, 1] */
  async store(
    context: RequestContext,
    models: ModelSet,
    fitted: { threshold: number; questions: number },
  ): Promise<void> {
    if (!(fitted.threshold >= 0 && fitted.threshold <= 1)) {
      throw new PaniniError('BAD_USER_INPUT', `Expected a threshold from 0 to 1, got ${fitted.threshold}.`);
    }
    const workspace = await this.workspaces.current(context);
    const calibration = { modelSet: modelSetName(models), actor: context.actor, ...fitted };
    await this.repository.put(workspace.key, calibration);
  }
}
