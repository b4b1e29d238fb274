import { DiscoveryService, ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { raw, type NextFunction, type Request, type Response } from 'express';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '../clock';
import type { Config } from '../config/config';
import { requestLog } from '../telemetry/logging';
import { requestMetrics } from '../telemetry/metrics';
import { responseDate } from './answers/response-date';
import { answerUnreadableRequests, oneHost } from './answers/unreadable-request';
import { USUAL_PACE, cutSlowBodies, cutSlowClients } from './limits/slow-clients';
import { type BodyKind, bodyKinds } from './requests/body-kinds';
import { requestId } from './requests/request-id';
import { requestStateOf } from './requests/request-state';
import { serveOpenApi } from './routes/open-api';
import { compressReads } from './serving/compression';
import { frontEnd } from './serving/front-end';
import { contributedPageSources } from './serving/page-sources';
import { securityHeaders } from './serving/security-headers';

export interface HttpOptions {
  readonly config: Pick<Config, 'trustedProxies' | 'publicUrl' | 'productName'>;
  readonly logger: Logger;
  readonly metrics: Registry;
  /** Folder of the built front end; if absent, no pages are served. */
  readonly interfaceFolder?: string;
}

const BODY_LIMIT = '1mb';

/** Body parsers are given the request as Node provides it. */
const pathOf = (request: IncomingMessage): string => (request as Request).path;

const isUsualJson =
  (bodyKind: (path: string) => BodyKind | undefined) =>
  (request: IncomingMessage): boolean =>
    bodyKind(pathOf(request)) === undefined && (request as Request).is('application/json') !== false;

/** Treats a POST without a body as one with an empty body, so that validation names each missing field. */
const absentBodyIsEmpty = (request: Request, _response: Response, next: NextFunction): void => {
  request.body ??= {};
  next();
};

/** Sets up everything before the routes. Call it before the application is initialised or listens. */
export const configureHttp = (app: NestExpressApplication, options: HttpOptions): void => {
  const { config, logger, metrics, interfaceFolder } = options;
  app.set('trust proxy', config.trustedProxies);
  app.disable('x-powered-by');
  app.use(requestId);
  app.use(responseDate(app.get<Clock>(CLOCK)));
  app.use(requestLog(logger, (request) => requestStateOf(request).requestId));
  app.use(requestMetrics(metrics));
  const discovery = new DiscoveryService(app.get(ModulesContainer));
  app.use(...securityHeaders(config, contributedPageSources(discovery)));
  app.use(oneHost);
  const bodyKind = bodyKinds(discovery);
  app.use(cutSlowBodies(USUAL_PACE, (path) => bodyKind(path) === 'file'));
  if (interfaceFolder !== undefined) app.use(...frontEnd(interfaceFolder));
  app.use(compressReads());
  app.use(raw({ type: (request) => bodyKind(pathOf(request)) === 'bytes', limit: BODY_LIMIT }));
  app.useBodyParser('json', { limit: BODY_LIMIT, type: isUsualJson(bodyKind) });
  app.use(absentBodyIsEmpty);
  serveOpenApi(app, config.productName);

  const server = app.getHttpServer();
  cutSlowClients(server, USUAL_PACE);
  answerUnreadableRequests(server);
};
