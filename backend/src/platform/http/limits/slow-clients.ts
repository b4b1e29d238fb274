import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Server } from 'node:http';
import { hasBody } from '../requests/has-body';

export interface ClientPace {
  /** Maximum milliseconds for a request's headers. */
  readonly headersMs: number;
  /** Maximum milliseconds for a whole request, including its body. */
  readonly requestMs: number;
  /** Instead, for a request that carries a file: 25 MB at 1 Mbit/s take 200 s. */
  readonly fileMs: number;
  /** Interval of the check; a slow client is disconnected at most this much later. */
  readonly pollMs: number;
}

/** Disconnects after 35 s at the latest, and a client that sends a file after five minutes. */
export const USUAL_PACE: ClientPace = { headersMs: 10_000, requestMs: 30_000, fileMs: 295_000, pollMs: 5000 };

/**
 * Disconnects clients that send too slowly. Call it before the server listens. Node takes the interval from a server's
 * options, which Nest does not pass on, and reads it when the server starts to listen.
 */
export const cutSlowClients = (server: Server, { headersMs, fileMs, pollMs }: ClientPace): void => {
  server.headersTimeout = headersMs;
  server.requestTimeout = fileMs;
  Object.assign(server, { connectionsCheckingInterval: pollMs });
};

/** Node has one limit for all requests: this is the shorter one, for the paths that take no files. */
export const cutSlowBodies =
  ({ requestMs }: Pick<ClientPace, 'requestMs'>, takesFiles: (path: string) => boolean): RequestHandler =>
  (request: Request, response: Response, next: NextFunction) => {
    if (hasBody(request) && !takesFiles(request.path)) {
      const cut = setTimeout(() => request.socket.destroy(), requestMs);
      const stop = (): void => clearTimeout(cut);
      request.once('end', stop);
      response.once('close', stop);
    }
    next();
  };
