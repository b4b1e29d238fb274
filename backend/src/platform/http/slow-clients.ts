import type { Server } from 'node:http';

export interface ClientPace {
  /** Maximum milliseconds for a request's headers. */
  readonly headersMs: number;
  /** Maximum milliseconds for a whole request, including its body. */
  readonly requestMs: number;
  /** Interval of the check; a slow client is disconnected at most this much later. */
  readonly lookMs: number;
}

/** Disconnects after 35 s at the latest. */
export const USUAL_PACE: ClientPace = { headersMs: 10_000, requestMs: 30_000, lookMs: 5000 };

/**
 * Disconnects clients that send too slowly. Call it before the server listens. Node takes the interval from a server's
 * options, which Nest does not pass on, and reads it when the server starts to listen.
 */
export const cutSlowClients = (server: Server, { headersMs, requestMs, lookMs }: ClientPace): void => {
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  Object.assign(server, { connectionsCheckingInterval: lookMs });
};
