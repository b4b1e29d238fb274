import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { NextFunction, Request, Response } from 'express';
import { Problem, problemBody } from './problem';

const TOO_LARGE = ['HPE_HEADER_OVERFLOW', 'HPE_CHUNK_EXTENSIONS_OVERFLOW'];
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

const problemOf = (code: string | undefined): Problem =>
  code !== undefined && TOO_LARGE.includes(code)
    ? new Problem('PAYLOAD_TOO_LARGE', 'The address or the headers are larger than 16 KB.')
    : new Problem('INVALID', 'The request could not be read.');

const answerWith = (problem: Problem): string => {
  const id = randomUUID();
  const body = JSON.stringify(problemBody(problem, id));
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${id}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};

/** HTTP/1.1 requires exactly one Host: with two, a proxy may have used the other one. */
export const oneHost = (request: Request, _response: Response, next: NextFunction): void => {
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  const isOldAndSilent = hosts === 0 && request.httpVersion === '1.0';
  next(hosts === 1 || isOldAndSilent ? undefined : new Problem('INVALID', 'The request must name exactly one host.'));
};

/**
 * Answers requests that Node cannot parse, which reach no route, with a problem. Cases in which Node would respond without
 * a body are left to the routes: a missing Host, and unknown expectations.
 */
export const answerUnreadableRequests = (server: Server): void => {
  Object.assign(server, { requireHostHeader: false });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || code === 'ECONNRESET') socket.destroy();
    else
      socket.end(
        code === TOO_SLOW ? 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n' : answerWith(problemOf(code)),
      );
  });
};
