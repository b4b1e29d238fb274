import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { JobQueue } from '../jobs/job-queue';
import { port } from '../port';
import type { ReadModelStatus } from '../projection-runner/status/read-model-status';
import { routePatternOf } from './route-pattern';

export const METRICS = port<Registry>('Metrics');

export const createMetrics = (): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
};

/** Counts and times requests by route pattern: paths would be unbounded and could contain tokens. */
export const requestMetrics = (registry: Registry): RequestHandler => {
  const duration = new Histogram({
    name: 'aidy_http_request_duration_seconds',
    help: 'Duration until the end of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  return (request: Request, response: Response, next: NextFunction) => {
    const stop = duration.startTimer();
    response.once('finish', () => {
      stop({ method: request.method, route: routePatternOf(request), status: response.statusCode });
    });
    next();
  };
};

/** Lag of read models, and which have stopped. */
export const projectionMetrics = (registry: Registry, statuses: () => Promise<readonly ReadModelStatus[]>): void => {
  const faulted = new Gauge({
    name: 'aidy_projection_faulted',
    help: '1 if the read model stopped at an event it cannot handle.',
    labelNames: ['model'],
    registers: [registry],
  });
  new Gauge({
    name: 'aidy_projection_lag',
    help: 'How far the read model is behind the log, in positions.',
    labelNames: ['model'],
    registers: [registry],
    async collect() {
      for (const { name, lag, state } of await statuses()) {
        this.set({ model: name }, lag);
        faulted.set({ model: name }, state === 'faulted' ? 1 : 0);
      }
    },
  });
};

/** Jobs by kind and state. */
export const jobMetrics = (registry: Registry, jobs: JobQueue): void => {
  new Gauge({
    name: 'aidy_jobs',
    help: 'Waiting, delayed, running and failed jobs.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      for (const kind of jobs.kinds()) {
        for (const [state, count] of Object.entries(await jobs.counts(kind))) this.set({ kind, state }, count);
      }
    },
  });
};
