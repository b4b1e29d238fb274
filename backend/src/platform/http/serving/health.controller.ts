import { Controller, Get, Inject, Logger, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { withTimeout } from '../../timeout';
import { Access } from '../access/access';
import { READINESS, type Readiness, type ReadinessCheck } from './readiness';

const PATIENCE_MS = 2000;

const unresponsive = (): never => {
  throw new Error(`No response within ${PATIENCE_MS} ms.`);
};

@ApiExcludeController()
@Controller()
export class HealthController {
  private readonly logger = new Logger(HealthController.name);

  constructor(@Inject(READINESS) private readonly readiness: Readiness) {}

  /** Liveness: the process is up and its event loop runs. */
  @Access('public')
  @Get('/healthz')
  healthz(): object {
    return { status: 'up' };
  }

  /** Readiness: 200 if requests can be handled, else 503 with the names of the faulty parts. */
  @Access('public')
  @Get('/readyz')
  async readyz(@Res({ passthrough: true }) response: Response): Promise<object> {
    const faults = await Promise.all(
      this.readiness.checks.map(async (check) => ({ name: check.name, fault: await this.judge(check) })),
    );
    const found = faults.filter(({ fault }) => fault !== null);
    if (this.readiness.stopping()) found.unshift({ name: 'process', fault: 'It is shutting down.' });
    response.status(found.length === 0 ? 200 : 503);
    return { status: found.length === 0 ? 'ready' : 'not_ready', faults: found };
  }

  private async judge(check: ReadinessCheck): Promise<string | null> {
    try {
      return await withTimeout(check.fault(), PATIENCE_MS, unresponsive);
    } catch (error) {
      this.logger.warn({ err: error, check: check.name }, 'readiness');
      return 'It is unreachable.';
    }
  }
}
