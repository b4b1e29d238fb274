import { MongoClient } from 'mongodb';
import { freePort } from '../../../../test/support/free-port';
import { StoreUnreachable } from '../event-store/event-store';
import { tellingUnreachable } from './unreachable';

test('a server that is not there is told as such', async () => {
  const client = new MongoClient(`mongodb://127.0.0.1:${await freePort()}`, { serverSelectionTimeoutMS: 50 });
  const store = tellingUnreachable({ count: () => client.db('notes').collection('notes').countDocuments() });
  await expect(store.count()).rejects.toThrow(StoreUnreachable);
  await client.close();
});

test('answers and other faults go through as they are', async () => {
  const fault = new Error('a fault of ours');
  const store = tellingUnreachable({ answer: async (n: number) => n + 1, fail: () => Promise.reject(fault) });
  await expect(store.answer(1)).resolves.toBe(2);
  await expect(store.fail()).rejects.toBe(fault);
});
