import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface TestHosts {
  readonly origin: string;
  /** For FetchSettings. */
  readonly connectTo: ReadonlyMap<string, URL>;
  /** `host/path` of every request, in order. */
  readonly hits: readonly string[];
  close(): Promise<void>;
}

/** Several hosts on one loopback port, distinguished by their Host header. */
export const startHosts = async (handlers: Readonly<Record<string, Handler>>): Promise<TestHosts> => {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    hits.push(`${host}${request.url ?? ''}`);
    const handler = handlers[host];
    if (handler === undefined) response.writeHead(421).end();
    else handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    connectTo: new Map(Object.keys(handlers).map((host) => [host, new URL(origin)])),
    hits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** A handler that responds to every path with the same text. */
export const says =
  (body: string | Uint8Array, type = 'text/html; charset=utf-8', headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
  };

/** One handler per path; others are 404. */
export const paths =
  (table: Readonly<Record<string, Handler>>): Handler =>
  (request, response) => {
    const handler = table[request.url ?? ''];
    if (handler === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    else handler(request, response);
  };
