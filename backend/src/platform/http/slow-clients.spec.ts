import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { USUAL_PACE, cutSlowClients } from './slow-clients';

const serve = async () => {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.end('done'));
  });
  cutSlowClients(server, { headersMs: 2000, requestMs: 3000, lookMs: 100 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
};

test.each([
  ['an endless body', 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nhalf'],
  ['endless headers', 'POST / HTTP/1.1\r\nHost: here\r\nX-Slow: '],
])('%s: the connection is closed and does not block other clients', async (_what, sent) => {
  const { server, port } = await serve();
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

test('in production a slow client is disconnected within 35 seconds', () => {
  expect(USUAL_PACE.requestMs + USUAL_PACE.lookMs).toBeLessThanOrEqual(35_000);
});
