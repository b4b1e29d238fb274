import express from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { answerUnreadableRequests } from '../answers/unreadable-request';
import { USUAL_PACE, cutSlowBodies, cutSlowClients } from './slow-clients';

const serve = async (pace: { readonly requestMs: number; readonly fileMs: number }) => {
  const app = express();
  app.use(cutSlowBodies(pace, (path) => path === '/file'));
  app.use((request, response) => {
    request.resume().once('end', () => response.end('done'));
  });
  const server = createServer(app);
  cutSlowClients(server, { headersMs: 2000, ...pace, pollMs: 100 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
};

const half = (path: string): string => `POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nhalf`;

test.each([
  ['an endless body', half('/'), { requestMs: 1000, fileMs: 600_000 }],
  ['an endless file', half('/file'), { requestMs: 600_000, fileMs: 3000 }],
  ['endless headers', 'POST / HTTP/1.1\r\nHost: here\r\nX-Slow: ', { requestMs: 600_000, fileMs: 600_000 }],
])('%s: the connection is closed and does not block other clients', async (_what, sent, pace) => {
  const { server, port } = await serve(pace);
  const slow = connect(port, '127.0.0.1');
  const cut = once(slow, 'close');
  slow.resume().write(sent);
  const other = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'at once' });
  expect(await other.text()).toBe('done');
  expect(slow.destroyed).toBe(false);
  await cut;
  server.closeAllConnections();
  server.close();
});

test.each([
  ['silent', ''],
  ['slow', 'POST / HTTP/1.1\r\n'],
])('a request on a connection that was closed as %s is not carried out', async (_as, sent) => {
  const carriedOut: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    carriedOut.push(request.url);
    request.resume().once('end', () => response.end('done'));
  });
  cutSlowClients(server, { ...USUAL_PACE, headersMs: 200, pollMs: 50 });
  answerUnreadableRequests(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // As a browser does: it sends on a spare connection, sees that it is closed, and repeats the request on another one.
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => undefined);
  client.resume().write(sent);
  const [connection] = (await once(server, 'connection')) as [Socket];
  const closed = once(connection, 'close');
  await once(client, 'end');
  client.write(`${sent === '' ? 'POST / HTTP/1.1\r\n' : ''}Host: here\r\nContent-Length: 0\r\n\r\n`);
  await Promise.race([closed, once(server, 'request')]);
  expect(carriedOut).toEqual([]);
  client.destroy();
  server.closeAllConnections();
  server.close();
});

test('a slow client is disconnected within 35 seconds in production, and one that sends a file within five minutes', () => {
  expect(USUAL_PACE.requestMs + USUAL_PACE.pollMs).toBeLessThanOrEqual(35_000);
  expect(USUAL_PACE.fileMs + USUAL_PACE.pollMs).toBeLessThanOrEqual(300_000);
});
