import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { eventsInLog } from './events-in-log';

const ofType = (type: string) => ({ id: nextId(), type, data: {}, metadata });

const given = async () => {
  const stored = inMemoryEventStore();
  const [said, sung] = [
    { type: 'Said', version: 1 },
    { type: 'Sung', version: 1 },
  ];
  const newer = codecEventStore(stored, [said, sung], inMemoryKeyStore());
  const inTalk = Array.from({ length: 20 }, (_, n) => ofType(n === 12 ? 'Sung' : 'Said'));
  await newer.append('any-talk', 'none', inTalk);
  await newer.append('any-other', 'none', [ofType('Said')]);
  const store = codecEventStore(stored, [said], inMemoryKeyStore());
  const found = async (...places: ReadonlyArray<readonly [stream: string, revision: number]>) =>
    (
      await eventsInLog(
        store,
        places.map(([stream, revision]) => ({ stream, revision })),
      )
    ).map((event) => event && `${event.stream} ${event.revision}`);
  return found;
};

test('each event is found at its place, in the order asked for', async () => {
  const found = await given();
  const places = [
    ['any-talk', 9],
    ['any-other', 0],
    ['any-talk', 1],
    ['any-talk', 19],
    ['any-talk', 3],
  ] as const;
  expect(await found(...places)).toEqual(places.map((place) => place.join(' ')));
});

test('an event that cannot be read is absent, and those beside it are found', async () => {
  const found = await given();
  expect(await found(['any-talk', 13], ['any-talk', 12], ['any-talk', 11])).toEqual([
    'any-talk 13',
    undefined,
    'any-talk 11',
  ]);
});

test('an event that the log does not have is absent', async () => {
  const found = await given();
  expect(await found(['any-other', 1], ['any-none', 0])).toEqual([undefined, undefined]);
});
