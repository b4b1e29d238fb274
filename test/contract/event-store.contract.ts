import { randomBytes } from 'node:crypto';
import { uuidV7 } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { AppendTooLarge, MAX_APPENDED_BYTES } from '#platform/event-store/append-request';
import {
  type AppendResult,
  BEGINNING,
  type EventStore,
  type EventToAppend,
  type ExpectedRevision,
  type EventPage,
} from '#platform/event-store/event-store';
import { repeats } from '../support/long';

const MOMENT = Date.UTC(2026, 2, 1, 9);
let made = 0;

export const anEvent = (data: object = {}, type = 'NoteTaken'): EventToAppend => ({
  id: uuidV7(MOMENT + made++, randomBytes(10)),
  type,
  data,
  metadata: {
    occurred_at: '2026-03-01T09:00:00.000Z',
    correlation_id: 'request-1',
    causation_id: 'command-1',
    command: 'Test',
    actor: { kind: 'user', userId: 'ann' },
  },
});

const events = (count: number): EventToAppend[] => Array.from({ length: count }, (_, number) => anEvent({ number }));
const dataOf = (recorded: readonly Recorded[]): object[] => recorded.map((event) => event.data);
const numbers = (from: number, to: number): { number: number }[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ number: from + index }));

const appended = async (
  store: EventStore,
  stream: string,
  expected: ExpectedRevision,
  given: readonly EventToAppend[],
): Promise<Extract<AppendResult, { kind: 'appended' }>> => {
  const result = await store.append(stream, expected, given);
  if (result.kind !== 'appended') throw new Error(`Expected an append, got ${JSON.stringify(result)}`);
  return result;
};

/** Collects what a subscription delivers, and resolves when a condition is met. */
const collector = () => {
  const pages: EventPage[] = [];
  const recorded: Recorded[] = [];
  const waiting: { holds(): boolean; resolve(): void }[] = [];
  return {
    pages,
    recorded,
    onPage: async (page: EventPage): Promise<void> => {
      pages.push(page);
      recorded.push(...page.events);
      for (const each of waiting) if (each.holds()) each.resolve();
    },
    until: (holds: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        if (holds()) resolve();
        else waiting.push({ holds, resolve });
      }),
  };
};

const failOnEnd = (error: unknown): void => {
  throw error;
};

/**
 * Contract of every event store adapter. The suite uses unique stream names and starts reading where it began, so that
 * it can run on a server with other data.
 */
export const eventStoreContract = (adapter: string, open: () => Promise<EventStore>): void =>
  describe(`event store: ${adapter}`, () => {
    let store: EventStore;
    let start: number;
    let category: string;
    let stream: string;

    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());
    beforeEach(async () => {
      start = await store.lastPosition();
      category = `note${randomBytes(6).toString('hex')}`;
      stream = `${category}-one`;
    });

    const readCategory = async (
      options: { after?: number; limit?: number; types?: readonly string[] } = {},
    ): Promise<EventPage> => store.readAll({ after: start, limit: 1000, ...options, categories: [category] });

    describe('append', () => {
      test('events keep their data, metadata, order and position', async () => {
        const [first, second] = [anEvent({ text: 'a' }, 'NoteTaken'), anEvent({ text: 'b' }, 'NoteStruck')];
        const result = await appended(store, stream, 'none', [first, second]);

        const recorded = await store.readStream(stream);
        expect(recorded).toEqual([
          { ...first, stream, revision: 0, position: expect.any(Number) },
          { ...second, stream, revision: 1, position: result.position },
        ]);
        expect(result.revision).toBe(1);
        expect(recorded[0]?.position).toBeLessThan(result.position);
      });

      test('returns the revision to expect next', async () => {
        await appended(store, stream, 'none', events(3));
        expect(await appended(store, stream, 2, [anEvent()])).toMatchObject({ revision: 3 });
      });

      test.each<[ExpectedRevision, string]>([
        ['none', 'an existing stream'],
        [0, 'an older revision'],
        [7, 'a future revision'],
      ])('expecting %p conflicts with %s and returns the actual revision', async (expected) => {
        await appended(store, stream, 'none', events(3));
        expect(await store.append(stream, expected, [anEvent()])).toEqual({ kind: 'conflict', actual: 2 });
      });

      test('expecting a revision of a missing stream conflicts', async () => {
        expect(await store.append(stream, 0, [anEvent()])).toEqual({ kind: 'conflict', actual: 'none' });
        expect(await store.readStream(stream)).toEqual([]);
      });

      test('a conflict appends nothing and leaves the stream usable', async () => {
        await appended(store, stream, 'none', events(1));
        await store.append(stream, 'none', events(2));
        expect(await appended(store, stream, 0, [anEvent({ text: 'next' })])).toMatchObject({ revision: 1 });
        expect(dataOf(await store.readStream(stream))).toEqual([{ number: 0 }, { text: 'next' }]);
      });

      test('a conflict affects only its own caller', async () => {
        await appended(store, stream, 'none', events(1));
        const [good, bad, other] = await Promise.all([
          store.append(stream, 0, [anEvent()]),
          store.append(stream, 'none', [anEvent()]),
          store.append(`${category}-other`, 'none', [anEvent()]),
        ]);
        expect([good, other]).toMatchObject([{ kind: 'appended' }, { kind: 'appended' }]);
        expect(bad).toMatchObject({ kind: 'conflict' });
      });

      test('refuses an append without events, or with a duplicate id', async () => {
        const event = anEvent();
        await expect(store.append(stream, 'none', [])).rejects.toThrow('has no events');
        await expect(store.append(stream, 'none', [event, event])).rejects.toThrow('duplicate event id');
        expect(await store.readStream(stream)).toEqual([]);
      });

      test('unicode, nested and empty values survive a round trip', async () => {
        const data = {
          text: 'Grüße, 世界 👩🏽‍🔬 \u0000 "quoted" \\ \u2028',
          none: null,
          list: [1, 1.5, -0.25, 1e21, true, [], {}],
          nested: { 'a.b': { $c: '' } },
        };
        await appended(store, `${category}-Grüße 👋`, 'none', [anEvent(data)]);
        expect(dataOf(await store.readStream(`${category}-Grüße 👋`))).toEqual([data]);
      });

      /** Events that fill an append up to the limit, plus a number of bytes. A codec adds some more. */
      const filling = (more: number): EventToAppend[] => {
        const small = [anEvent({ text: 'é' }), anEvent({ text: '' })];
        const bytes = small.reduce(
          (sum, { data, metadata }) => sum + Buffer.byteLength(JSON.stringify(data) + JSON.stringify(metadata)),
          0,
        );
        return [anEvent({ text: 'é' }), anEvent({ text: 'a'.repeat(MAX_APPENDED_BYTES - bytes + more) })];
      };

      test('accepts an append of half a MiB', async () => {
        const given = filling(-100);
        await appended(store, stream, 'none', given);
        expect(dataOf(await store.readStream(stream))).toEqual(given.map(({ data }) => data));
      });

      test('refuses an append of one more byte by name, and appends nothing', async () => {
        await expect(store.append(stream, 'none', filling(1))).rejects.toThrow(AppendTooLarge);
        expect(await store.readStream(stream)).toEqual([]);
        expect(await appended(store, stream, 'none', [anEvent()])).toMatchObject({ revision: 0 });
      });
    });

    describe('a repeated append', () => {
      test('returns the first result and is stored once', async () => {
        const given = events(2);
        const first = await store.append(stream, 'none', given);
        expect(await store.append(stream, 'none', given)).toEqual(first);
        expect(await store.readStream(stream)).toHaveLength(2);
      });

      test('even after others have appended to the stream', async () => {
        await appended(store, stream, 'none', events(1));
        const given = events(2);
        const first = await store.append(stream, 0, given);
        await appended(store, stream, 2, events(3));
        expect(await store.append(stream, 0, given)).toEqual(first);
        expect(await store.readStream(stream)).toHaveLength(6);
      });

      test('is stored once if repeated concurrently', async () => {
        const given = events(3);
        const results = await Promise.all(Array.from({ length: 20 }, () => store.append(stream, 'none', given)));
        expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
        expect(await store.readStream(stream)).toHaveLength(3);
      });

      test('with only its first events returns their position', async () => {
        const given = events(3);
        await appended(store, stream, 'none', given);
        const placed = await store.readStream(stream);
        expect(await store.append(stream, 'none', given.slice(0, 2))).toEqual({
          kind: 'appended',
          revision: 1,
          position: placed[1]?.position,
        });
      });

      test('with further events conflicts and appends nothing', async () => {
        const given = events(2);
        await appended(store, stream, 'none', given);
        expect(await store.append(stream, 'none', [...given, anEvent()])).toEqual({ kind: 'conflict', actual: 1 });
        expect(await store.readStream(stream)).toHaveLength(2);
      });
    });

    describe('reading a stream', () => {
      test('a missing stream is empty', async () => {
        expect(await store.readStream(`${category}-nobody`)).toEqual([]);
      });

      test('begins at a revision and ends after a limit', async () => {
        await appended(store, stream, 'none', events(10));
        expect(dataOf(await store.readStream(stream, { from: 4, limit: 3 }))).toEqual(numbers(4, 6));
        expect(dataOf(await store.readStream(stream, { from: 8 }))).toEqual(numbers(8, 9));
        expect(await store.readStream(stream, { from: 10, limit: 5 })).toEqual([]);
      });

      test('a name with a common prefix is another stream', async () => {
        await appended(store, stream, 'none', events(1));
        await appended(store, `${stream}-more`, 'none', events(2));
        expect(await store.readStream(stream)).toHaveLength(1);
      });
    });

    describe('reading the log', () => {
      test('pages are contiguous, in order, without repetition', async () => {
        for (let number = 0; number < 7; number++) {
          await appended(store, `${category}-${number}`, 'none', [anEvent({ number })]);
        }
        const seen: Recorded[] = [];
        let after = start;
        for (;;) {
          const page = await readCategory({ after, limit: 3 });
          seen.push(...page.events);
          expect(page.upTo).toBeGreaterThanOrEqual(page.events.at(-1)?.position ?? after);
          if (page.events.length === 0) break;
          after = page.upTo;
        }
        expect(dataOf(seen)).toEqual(numbers(0, 6));
        expect(seen.map((event) => event.position)).toEqual(seen.map((event) => event.position).sort((a, b) => a - b));
      });

      test('a full page reaches its last event, any other the end of the log', async () => {
        await appended(store, stream, 'none', events(3));
        const end = await appended(store, `other${category}-x`, 'none', events(1));
        const full = await readCategory({ limit: 2 });
        expect(full.upTo).toBe(full.events[1]?.position);
        const rest = await readCategory({ limit: 10 });
        // A server's system events may follow the last of ours.
        expect(rest.upTo).toBeGreaterThanOrEqual(end.position);
        const beyond = await readCategory({ after: rest.upTo });
        expect(beyond.events).toEqual([]);
        expect(beyond.upTo).toBeGreaterThanOrEqual(rest.upTo);
      });

      test('filters by category, by type, and by both', async () => {
        await appended(store, stream, 'none', [
          anEvent({ number: 0 }, 'NoteTaken'),
          anEvent({ number: 1 }, 'NoteStruck'),
        ]);
        await appended(store, `${category}x-1`, 'none', [anEvent({ number: 2 }, 'NoteTaken')]);
        await appended(store, `${category}y-1`, 'none', [anEvent({ number: 3 }, 'NoteTakenBack')]);
        const read = async (categories?: string[], types?: string[]): Promise<object[]> =>
          dataOf(
            (
              await store.readAll({
                after: start,
                limit: 100,
                ...(categories === undefined ? {} : { categories }),
                ...(types === undefined ? {} : { types }),
              })
            ).events,
          );
        expect(await read([category])).toEqual(numbers(0, 1));
        expect(await read([`${category}y`, category])).toEqual([{ number: 0 }, { number: 1 }, { number: 3 }]);
        expect(await read(undefined, ['NoteTaken'])).toEqual([{ number: 0 }, { number: 2 }]);
        expect(await read([category, `${category}y`], ['NoteTaken', 'NoteTakenBack'])).toEqual([
          { number: 0 },
          { number: 3 },
        ]);
        expect(await read([])).toEqual([]);
        expect(await read(undefined, [])).toEqual([]);
        expect(await read()).toEqual(numbers(0, 3));
      });

      test('the last position is that of the newest event', async () => {
        const { position } = await appended(store, stream, 'none', events(4));
        expect(await store.lastPosition()).toBeGreaterThanOrEqual(position);
        expect(start).toBeLessThan(position);
        expect(start).toBeGreaterThanOrEqual(BEGINNING);
      });
    });

    describe('64 writers at once', () => {
      test('on separate streams all succeed, and the log contains each once', async () => {
        const results = await Promise.all(
          Array.from({ length: 64 }, (_, number) =>
            store.append(`${category}-${number}`, 'none', [anEvent({ number }), anEvent()]),
          ),
        );
        expect(results.every((result) => result.kind === 'appended' && result.revision === 1)).toBe(true);
        const { events: log } = await readCategory();
        expect(log).toHaveLength(128);
        expect(new Set(log.map((event) => event.position)).size).toBe(128);
        expect(new Set(results.map((result) => (result.kind === 'appended' ? result.position : -1)))).toEqual(
          new Set(log.filter((event) => event.revision === 1).map((event) => event.position)),
        );
      });

      test('on one stream each revision is assigned once, and every acknowledged append is in the stream', async () => {
        // Each append of one is a conflict for all others, so that their number grows by the square.
        const writes = repeats(3, 1);
        const acknowledged: number[] = [];
        const write = async (writer: number): Promise<void> => {
          let expected: ExpectedRevision = 'none';
          for (let written = 0; written < writes;) {
            const result = await store.append(stream, expected, [anEvent({ writer, written })]);
            if (result.kind === 'conflict') expected = result.actual;
            else {
              acknowledged.push(result.revision);
              expected = result.revision;
              written++;
            }
          }
        };
        await Promise.all(Array.from({ length: 64 }, (_, writer) => write(writer)));
        const recorded = await store.readStream(stream);
        expect(recorded.map((event) => event.revision)).toEqual(recorded.map((_, index) => index));
        expect(acknowledged.sort((a, b) => a - b)).toEqual(recorded.map((event) => event.revision));
        expect(recorded).toHaveLength(64 * writes);
      });
    });

    describe('a subscription', () => {
      test('catches up in pages, then follows live, in order', async () => {
        await appended(store, stream, 'none', events(5));
        const seen = collector();
        const subscription = store.subscribe({
          after: start,
          categories: [category],
          batchSize: 2,
          onPage: seen.onPage,
          onEnd: failOnEnd,
        });
        await seen.until(() => seen.recorded.length === 5);
        for (let number = 5; number < 9; number++) await appended(store, stream, number - 1, [anEvent({ number })]);
        await seen.until(() => seen.recorded.length === 9);
        await subscription.stop();

        expect(dataOf(seen.recorded)).toEqual(numbers(0, 8));
        expect(seen.pages.every((page) => page.events.length <= 2)).toBe(true);
      });

      test('delivers events appended during the catch-up once and in order', async () => {
        const writers = Array.from({ length: 8 }, async (_, writer) => {
          for (let index = 0; index < 10; index++) {
            await appended(store, `${category}-${writer}`, index === 0 ? 'none' : index - 1, [anEvent()]);
          }
        });
        const seen = collector();
        const subscription = store.subscribe({
          after: start,
          categories: [category],
          batchSize: 7,
          onPage: seen.onPage,
          onEnd: failOnEnd,
        });
        await Promise.all(writers);
        await seen.until(() => seen.recorded.length >= 80);
        await subscription.stop();
        expect(seen.recorded.map((event) => event.id)).toEqual((await readCategory()).events.map((event) => event.id));
      });

      test('waits for its handler before the next page', async () => {
        await appended(store, stream, 'none', events(6));
        const seen = collector();
        let running = 0;
        let most = 0;
        const subscription = store.subscribe({
          after: start,
          categories: [category],
          batchSize: 1,
          onPage: async (page) => {
            most = Math.max(most, ++running);
            await new Promise(setImmediate);
            running--;
            await seen.onPage(page);
          },
          onEnd: failOnEnd,
        });
        await seen.until(() => seen.recorded.length === 6);
        await subscription.stop();
        expect(most).toBe(1);
      });

      test('advances past events of other categories', async () => {
        const seen = collector();
        const subscription = store.subscribe({
          after: start,
          categories: [category],
          onPage: seen.onPage,
          onEnd: failOnEnd,
        });
        const { position } = await appended(store, `other${category}-1`, 'none', events(1));
        await seen.until(() => (seen.pages.at(-1)?.upTo ?? BEGINNING) >= position);
        await subscription.stop();
        expect(seen.recorded).toEqual([]);
      });

      test('delivers nothing once stopped, and another continues from its position', async () => {
        await appended(store, stream, 'none', events(3));
        const first = collector();
        const stopped = store.subscribe({
          after: start,
          categories: [category],
          onPage: first.onPage,
          onEnd: failOnEnd,
        });
        await first.until(() => first.recorded.length === 3);
        await stopped.stop();
        await stopped.stop();
        await appended(store, stream, 2, [anEvent({ number: 3 })]);

        const second = collector();
        const after = first.pages.at(-1)?.upTo ?? start;
        const resumed = store.subscribe({ after, categories: [category], onPage: second.onPage, onEnd: failOnEnd });
        await second.until(() => second.recorded.length === 1);
        await resumed.stop();
        expect(dataOf(second.recorded)).toEqual([{ number: 3 }]);
        expect(first.recorded).toHaveLength(3);
      });

      test('ends when its handler throws, without affecting others', async () => {
        const seen = collector();
        const healthy = store.subscribe({
          after: start,
          categories: [category],
          onPage: seen.onPage,
          onEnd: failOnEnd,
        });
        const ended = new Promise<unknown>((resolve) =>
          store.subscribe({
            after: start,
            categories: [category],
            onPage: async (page) => {
              if (page.events.length > 0) throw new Error('cannot handle');
            },
            onEnd: resolve,
          }),
        );
        await appended(store, stream, 'none', events(1));
        expect(await ended).toEqual(new Error('cannot handle'));
        await appended(store, stream, 0, events(1));
        await seen.until(() => seen.recorded.length === 2);
        await healthy.stop();
      });
    });
  });
