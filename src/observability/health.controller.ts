import { Controller, Get, HttpStatus, Inject, Res } from '@nestjs/common';
import type { ServerResponse } from 'node:http';
import { HealthService } from './health.service.js';

/** Liveness never touches Neo4j, readiness does; neither says more than yes or no. */
@Controller('health')
export class HealthController {
  constructor(@Inject(HealthService) private readonly health: HealthService) {}

  @Get('live')
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) response: ServerResponse): Promise<{ status: string }> {
    const ready = await this.health.ready();
    response.statusCode = ready ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE;
    return { status: ready ? 'ok' : 'unavailable' };
  }
}
