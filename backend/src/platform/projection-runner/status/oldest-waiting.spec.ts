import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { OldestWaiting } from './oldest-waiting';

const at = (second: number): string => `2026-03-01T12:00:0${second}.000Z`;

const logOf = async (...streams: readonly string[]) => {
  const store = inMemoryEventStore();
  const append = async (stream: string, second: number): Promise<number> => {
    const event = { id: nextId(), type: 'Happened', data: {}, metadata: { ...metadata, occurred_at: at(second) } };
    const outcome = await store.append(`${stream}-${second}`, 'none', [event]);
    return outcome.kind === 'appended' ? outcome.position : Number.NaN;
  };
  const positions: number[] = [];
  for (const [second, stream] of streams.entries()) positions.push(await append(stream, second));
  return { readAll: jest.spyOn(store, 'readAll'), waiting: new OldestWaiting(store), append, positions };
};

test('the oldest waiting event is the first of a followed category after the position', async () => {
  const { waiting, positions } = await logOf('tracker', 'user', 'tracker', 'user');
  const [first = NaN] = positions;
  expect(await waiting.since('accounts', first, ['user'])).toBe(at(1));
  expect(await waiting.since('trackers', first, ['tracker'])).toBe(at(2));
});

test('a part of the log is not searched again until the position has passed its event', async () => {
  const { waiting, readAll, positions } = await logOf('user', 'tracker', 'user', 'user');
  const since = (position: number | undefined) => waiting.since('accounts', position ?? NaN, ['user']);
  expect([await since(positions[0]), await since(positions[1])]).toEqual([at(2), at(2)]);
  expect(readAll).toHaveBeenCalledTimes(1);
  expect(await since(positions[2])).toBe(at(3));
});

test('a search without such an event goes on where the log ended', async () => {
  const { waiting, readAll, append, positions } = await logOf('user', 'tracker', 'tracker');
  const since = () => waiting.since('accounts', positions[0] ?? NaN, ['user']);
  expect(await since()).toBeUndefined();
  await append('user', 4);
  expect(await since()).toBe(at(4));
  expect(readAll.mock.calls.map(([{ after }]) => after)).toEqual([positions[0], positions[2]]);
});

test('a position that went back is searched anew', async () => {
  const { waiting, positions } = await logOf('user', 'user', 'user');
  await waiting.since('accounts', positions[1] ?? NaN, ['user']);
  expect(await waiting.since('accounts', positions[0] ?? NaN, ['user'])).toBe(at(1));
});
