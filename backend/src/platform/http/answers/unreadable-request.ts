import type { NextFunction, Request, Response } from 'express';
import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Problem, problemBody } from './problem';

const TOO_LARGE = ['HPE_HEADER_OVERFLOW', 'HPE_CHUNK_EXTENSIONS_OVERFLOW'];
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

const problemOf = (code: string | undefined): Problem =>
  code !== undefined && TOO_LARGE.includes(code)
    ? new Problem('PAYLOAD_TOO_LARGE', 'The address or the headers are larger than 16 KB.')
    : new Problem('INVALID', 'The request could not be read.');

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

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

/** A browser's spare connection on which it has sent nothing so far. An answer would be taken for that to its next request. */
const isUnused = (socket: Duplex): boolean => socket instanceof Socket && socket.bytesRead === 0;

/**
 * Closes both directions: on a connection that the server has only ended, it would still carry out a request whose answer can
 * no longer be sent, and the browser would repeat it on another connection.
 */
const answerAndClose = (socket: Duplex, answer: string): void => {
  socket.end(answer, () => socket.destroy());
};

/**
 * Answers requests that Node cannot parse, which reach no route, with a problem. Cases in which Node would respond without
 * a body are left to the routes: a missing Host, and unknown expectations.
 */
export const answerUnreadableRequests = (server: Server): void => {
  Object.assign(server, { requireHostHeader: false });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || code === 'ECONNRESET' || isUnused(socket)) socket.destroy();
    else answerAndClose(socket, code === TOO_SLOW ? TIMED_OUT : answerWith(problemOf(code)));
  });
};
