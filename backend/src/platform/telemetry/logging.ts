import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Logger, pino } from 'pino';
import { type HttpLogger, pinoHttp } from 'pino-http';
import pretty from 'pino-pretty';
import type { Config } from '../config/config';
import { routePatternOf } from './route-pattern';

/** The parts of an error that identify its cause: other properties may contain personal data. */
const errorOf = (error: unknown): unknown =>
  error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : { type: typeof error };

/** Structured logs on stderr; stdout is reserved for the start line and the output of operator commands. */
export const createLogger = ({ log }: Pick<Config, 'log'>): Logger => {
  const options = { level: log.level, base: null, serializers: { err: errorOf } };
  const format = log.format ?? (process.stderr.isTTY ? 'pretty' : 'json');
  return pino(
    options,
    format === 'pretty' ? pretty({ destination: 2, sync: true }) : pino.destination({ dest: 2, sync: true }),
  );
};

const fieldsOf = (request: IncomingMessage, response: ServerResponse, value: unknown): object => {
  const timed = typeof value === 'object' && value !== null && 'responseTime' in value;
  return {
    method: request.method,
    route: routePatternOf(request),
    status: response.statusCode,
    ms: timed ? value.responseTime : undefined,
  };
};

/** Logs one line per completed request: id, method, route pattern, status, milliseconds. */
export const requestLog = (logger: Logger, idOf: (request: IncomingMessage) => string): HttpLogger =>
  pinoHttp({
    logger,
    genReqId: idOf,
    quietReqLogger: true,
    quietResLogger: true,
    customAttributeKeys: { reqId: 'request_id' },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    customSuccessObject: (request, response, value) => fieldsOf(request, response, value),
    customErrorObject: (request, response, _error, value) => fieldsOf(request, response, value),
  });
