import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type RunOptions } from '../graph/graph.service.js';

export interface NewCalibration {
  modelSet: string;
  threshold: number;
  questions: number;
  actor: string;
}

/** Thresholds of workspaces, one for each model set. */
@Injectable()
export class CalibrationRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  /** False when there is no such workspace. */
  async put(workspaceKey: string, calibration: NewCalibration): Promise<boolean> {
    return (await this.graph.write('calibration/put', { workspaceKey, ...calibration })).length > 0;
  }

  /** Null when nobody calibrated. */
  async threshold(workspace: string, modelSet: string, options: RunOptions): Promise<number | null> {
    const rows = await this.graph.read('calibration/by-model-set', { workspace, modelSet }, options);
    return rows[0]?.threshold ?? null;
  }
}
