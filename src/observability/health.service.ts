import { Inject, Injectable } from '@nestjs/common';
import { GraphService } from '../graph/graph.service.js';

const LONGEST_CHECK_MS = 3_000;

/** Whether this process can serve: Neo4j answers and every index is online. */
@Injectable()
export class HealthService {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async ready(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(LONGEST_CHECK_MS);
      const indexes = await this.graph.read('graph/index-states', {}, { signal });
      return indexes.length > 0 && indexes.every((index) => index.state === 'ONLINE');
    } catch {
      return false;
    }
  }
}
