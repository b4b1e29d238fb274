import { MongoClient } from 'mongodb';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { freePort } from '#test/support/servers/free-port';
import { StoreUnreachable } from '../store-unreachable';
import { MongoAvailability } from './availability';
import { withAvailability } from './unreachable';

const clientOf = (port: number) => new MongoClient(`mongodb://127.0.0.1:${port}`, { serverSelectionTimeoutMS: 50 });

test('reports an unreachable server', async () => {
  const client = clientOf(await freePort());
  const count = () => client.db('notes').collection('notes').countDocuments();
  const store = withAvailability({ count }, new MongoAvailability(client));
  await expect(store.count()).rejects.toThrow(StoreUnreachable);
  await client.close();
});

test('reports a connection that the server has closed', async () => {
  const port = await freePort();
  const server = createServer((connection) => connection.end()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const write = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').resume();
      socket.on('error', () => undefined);
      socket.on('close', () => socket.write('a call', (error) => (error ? reject(error) : resolve())));
    });
  const store = withAvailability({ write }, new MongoAvailability(clientOf(1)));
  await expect(store.write()).rejects.toThrow(StoreUnreachable);
  server.close();
});

test('passes results and other errors through', async () => {
  const fault = new Error('an internal error');
  const store = withAvailability(
    { answer: async (n: number) => n + 1, fail: () => Promise.reject(fault) },
    new MongoAvailability(clientOf(1)),
  );
  await expect(store.answer(1)).resolves.toBe(2);
  await expect(store.fail()).rejects.toBe(fault);
});
