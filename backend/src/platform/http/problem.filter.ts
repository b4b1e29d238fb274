import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Inject,
  Logger,
  NotFoundException,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { StorageFull, StoreUnreachable } from '../event-store/event-store';
import { Problem, type ProblemCode, problemBody } from './problem';
import { RouteTable } from './route-table';
import { stateOf } from './request-state';

const BY_STATUS: Readonly<Record<number, { readonly code: ProblemCode; readonly detail: string }>> = {
  400: { code: 'INVALID', detail: 'The request could not be read.' },
  401: { code: 'AUTH_REQUIRED', detail: 'Please sign in.' },
  403: { code: 'ACCESS_DENIED', detail: 'You may not do this.' },
  404: { code: 'NOT_FOUND', detail: 'There is nothing at this address.' },
  405: { code: 'METHOD_NOT_ALLOWED', detail: 'This address does not take that method.' },
  413: { code: 'PAYLOAD_TOO_LARGE', detail: 'The request is larger than 1 MB.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', detail: 'The body has to be JSON in UTF-8 (application/json).' },
  429: { code: 'RATE_LIMITED', detail: 'Too many requests. Please wait a little.' },
};

/** The status that an error of Nest, Express or a body parser carries; undefined for any other error. */
const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  // body-parser and Express' router mark what a client may be told with `expose`.
  if (error instanceof Error && 'expose' in error && error.expose === true && 'status' in error) {
    return typeof error.status === 'number' ? error.status : undefined;
  }
  return undefined;
};

/** The problem that an error is told as; what the client has no part in is INTERNAL and says nothing of its cause. */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof StorageFull) {
    return new Problem('STORAGE_FULL', 'There is no room left to store this. Reading still works.');
  }
  if (error instanceof StoreUnreachable) {
    return new Problem('UNAVAILABLE', 'This cannot be reached right now. Please try again in a moment.', {
      headers: { 'Retry-After': '5' },
    });
  }
  const status = statusOf(error);
  const known = status === undefined ? undefined : BY_STATUS[status];
  if (known !== undefined) return new Problem(known.code, known.detail);
  if (status !== undefined && status < 500) return new Problem('INVALID', 'The request could not be read.');
  return new Problem('INTERNAL', 'Something went wrong on our side. Please try again.');
};

/** Answers every error as RFC 9457 `application/problem+json`, those of routes that do not exist among them. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  constructor(@Inject(RouteTable) private readonly routes: RouteTable) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const problem = error instanceof NotFoundException ? this.noRoute(request) : problemOf(error);
    if (problem.code === 'INTERNAL') this.logger.error(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { status, options } = problem;
    for (const [name, value] of Object.entries(options.headers ?? {})) response.setHeader(name, value);
    if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    response
      .status(status)
      .type('application/problem+json')
      .send(JSON.stringify(problemBody(problem, stateOf(request).requestId)));
  }

  /** Nest's own 404, before any route: an address that exists for other methods says so. */
  private noRoute({ path }: Request): Problem {
    const methods = this.routes.methodsOf(path);
    if (methods.length === 0) return new Problem('NOT_FOUND', 'There is nothing at this address.');
    const detail = `This address takes ${methods.join(', ')} only.`;
    return new Problem('METHOD_NOT_ALLOWED', detail, { headers: { Allow: methods.join(', ') } });
  }
}
