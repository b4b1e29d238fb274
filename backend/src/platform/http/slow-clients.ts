import type { Server } from 'node:http';

export interface ClientPace {
  /** Milliseconds that the headers of a request may take. */
  readonly headersMs: number;
  /** Milliseconds that a whole request may take, its body included. */
  readonly requestMs: number;
  /** How often connections are looked at; a slow one is cut that much later at most. */
  readonly lookMs: number;
}

/** Cut after 35 s at the latest. */
export const USUAL_PACE: ClientPace = { headersMs: 10_000, requestMs: 30_000, lookMs: 5000 };

/**
 * Cuts clients that send so slowly that they only hold a connection. To be called before the server listens. Node takes the
 * interval with a server's options, which Nest does not pass on, and reads it from the server when it begins to listen.
 */
export const cutSlowClients = (server: Server, { headersMs, requestMs, lookMs }: ClientPace): void => {
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  Object.assign(server, { connectionsCheckingInterval: lookMs });
};
