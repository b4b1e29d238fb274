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
import { ConcurrencyConflict } from '../../command-handling/concurrency-conflict';
import { StorageFull } from '../../event-store/event-store';
import { NotUpToDate } from '../../read-store/find-up-to-date';
import { StoreUnreachable } from '../../store-unreachable';
import { requestStateOf } from '../requests/request-state';
import { RouteTable } from '../routes/route-table';
import { Problem, type ProblemCode, problemBody } from './problem';

const BY_STATUS: Readonly<Record<number, { readonly code: ProblemCode; readonly detail: string }>> = {
  400: { code: 'INVALID', detail: 'The request could not be read.' },
  401: { code: 'AUTH_REQUIRED', detail: 'Please sign in.' },
  403: { code: 'ACCESS_DENIED', detail: 'You may not do this.' },
  404: { code: 'NOT_FOUND', detail: 'Nothing was found at this address.' },
  405: { code: 'METHOD_NOT_ALLOWED', detail: 'This address does not support this method.' },
  413: { code: 'PAYLOAD_TOO_LARGE', detail: 'The request is too large.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', detail: 'The body must be JSON in UTF-8 (application/json).' },
  429: { code: 'RATE_LIMITED', detail: 'Too many requests. Please wait a little.' },
};

/** The status of an error from Nest, Express or a body parser; undefined for any other error. */
const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  // body-parser and Express's router mark messages that are safe for clients with `expose`.
  if (error instanceof Error && 'expose' in error && error.expose === true && 'status' in error) {
    return typeof error.status === 'number' ? error.status : undefined;
  }
  return undefined;
};

/** Maps an error to a problem; those not caused by the client are INTERNAL and do not reveal their cause. */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof StorageFull) {
    return new Problem('STORAGE_FULL', 'There is no space left to store this. Reading still works.');
  }
  if (error instanceof StoreUnreachable) {
    return new Problem('UNAVAILABLE', 'This is temporarily unavailable. Please try again in a moment.', {
      headers: { 'Retry-After': '5' },
    });
  }
  if (error instanceof NotUpToDate) {
    return new Problem('CATCHING_UP', 'This is not known yet. Please try again in a moment.', {
      headers: { 'Retry-After': '5' },
    });
  }
  if (error instanceof ConcurrencyConflict) {
    return new Problem('CONFLICT', 'This was changed at the same time by someone else. Please try again.');
  }
  const status = statusOf(error);
  const known = status === undefined ? undefined : BY_STATUS[status];
  if (known !== undefined) return new Problem(known.code, known.detail);
  if (status !== undefined && status < 500) return new Problem('INVALID', 'The request could not be read.');
  return new Problem('INTERNAL', 'Something went wrong on our side. Please try again.');
};

/** Sends every error as RFC 9457 `application/problem+json`, including those for unknown routes. */
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
      .send(JSON.stringify(problemBody(problem, requestStateOf(request).requestId)));
  }

  /** The answer in place of Nest's own 404: 405 with the methods, if the path exists with others. */
  private noRoute({ path }: Request): Problem {
    const methods = this.routes.methodsOf(path);
    if (methods.length === 0) return new Problem('NOT_FOUND', 'Nothing was found at this address.');
    const detail = `This address supports ${methods.join(', ')} only.`;
    return new Problem('METHOD_NOT_ALLOWED', detail, { headers: { Allow: methods.join(', ') } });
  }
}
