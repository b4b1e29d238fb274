import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Registry } from 'prom-client';
import { CONFIG, type Config } from '../../config/config';
import { METRICS } from '../../telemetry/metrics';
import { Access } from '../access/access';
import { Problem } from '../answers/problem';
import { isLocalRequest } from '../requests/client-address';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

@ApiExcludeController()
@Controller()
export class MetricsController {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'metricsToken'>,
    @Inject(METRICS) private readonly metrics: Registry,
  ) {}

  /** Metrics for Prometheus: requires METRICS_TOKEN as bearer token if set, else only for this machine. */
  @Access('public')
  @Get('/metrics')
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { metricsToken } = this.config;
    if (metricsToken === undefined) {
      if (!isLocalRequest(request))
        throw new Problem('ACCESS_DENIED', 'Set METRICS_TOKEN to read metrics from elsewhere.');
    } else if (!timingSafeEqual(sha256(request.get('authorization') ?? ''), sha256(`Bearer ${metricsToken}`))) {
      throw new Problem('AUTH_REQUIRED', 'Metrics require METRICS_TOKEN as bearer token.');
    }
    response.type(this.metrics.contentType).send(await this.metrics.metrics());
  }
}
