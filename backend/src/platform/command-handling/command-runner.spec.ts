import { type Decider, isRefusal } from '#kernel/decider';
import { type EventOf, event, declareEvents, personal } from '#kernel/events';
import { uuidV7 } from '#kernel/ids';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { failingAppends } from '#test/support/log/failing-appends';
import type { EventStore } from '../event-store/event-store';
import { type CommandContext, entityId, ofTheSystem, stepOf } from './command-context';
import { type Decided, CommandRunner } from './command-runner';
import { ConcurrencyConflict, retryOnConflict } from './concurrency-conflict';
import { NO_FOLLOW_UPS } from './follow-up-order';
import { CommandIdReused } from './repeated-command';

const shelfEvents = declareEvents('shelf', {
  BookPlaced: event<{ readonly book: string; readonly note: string | null }>(personal('book', 'note')),
  BookTaken: event<{ readonly book: string }>({ version: 2, upcasts: { 1: (data) => data } }),
});
type ShelfEvent = EventOf<typeof shelfEvents>;
type ShelfCommand =
  | { readonly type: 'Place'; readonly book: string; readonly note?: string }
  | { readonly type: 'Take'; readonly book: string };

const shelfDecider: Decider<ShelfCommand, ShelfEvent, readonly string[]> = {
  events: shelfEvents,
  initialState: [],
  evolve: (books, { type, data }) =>
    type === 'BookPlaced' ? [...books, data.book] : books.filter((book) => book !== data.book),
  decide: (command, books) => {
    const there = books.includes(command.book);
    if (command.type === 'Take') return there ? [{ type: 'BookTaken', data: { book: command.book } }] : [];
    return there ? [] : [{ type: 'BookPlaced', data: { book: command.book, note: command.note ?? null } }];
  },
};

const COMMAND_ID = uuidV7(Date.parse('2026-03-01T00:00:00Z'), Buffer.from('0123456789'));
const context = (): CommandContext => ofTheSystem(COMMAND_ID, new Date('2026-03-01T00:00:00Z'));

let store: EventStore;
let runner: CommandRunner;
beforeEach(() => {
  store = inMemoryEventStore();
  runner = new CommandRunner(store);
});

const carryOut = async (command: ShelfCommand, as = context()): Promise<Decided<ShelfEvent, readonly string[]>> => {
  const outcome = await runner.run(shelfDecider, 'one', command, as);
  if (isRefusal(outcome)) throw new Error(outcome.detail);
  return outcome;
};
const known = (type: string, as = context()) => runner.commandHistory.of(shelfDecider, 'one', type, as);
const types = async () => (await store.readStream('shelf-one')).map(({ type }) => type);

describe('a repeated command', () => {
  test('returns the first result and appends nothing', async () => {
    const first = await carryOut({ type: 'Place', book: 'Emma' });
    const again = await carryOut({ type: 'Place', book: 'Emma' });
    expect(again.events.map(({ id }) => id)).toEqual(first.events.map(({ id }) => id));
    expect(again.written).toEqual(first.written);
    expect(await types()).toEqual(['BookPlaced']);
  });

  test('a repeated command is recognised even if the stream has more events', async () => {
    await carryOut({ type: 'Place', book: 'Emma' });
    await carryOut({ type: 'Take', book: 'Emma' }, ofTheSystem(COMMAND_ID.replace('0', 'f'), new Date()));
    expect((await carryOut({ type: 'Place', book: 'Emma' })).events.map(({ type }) => type)).toEqual(['BookPlaced']);
    expect(await types()).toEqual(['BookPlaced', 'BookTaken']);
  });

  test('a repeated command is recognised even if personal fields have a new salt', async () => {
    await carryOut({ type: 'Place', book: 'Emma', note: 'salt 1' });
    await carryOut({ type: 'Place', book: 'Emma', note: 'salt 2' });
    expect(await types()).toEqual(['BookPlaced']);
  });

  test('a repeated command is recognised at another time, at which it would be decided differently', async () => {
    await carryOut({ type: 'Place', book: 'Emma' });
    const later = ofTheSystem(COMMAND_ID, new Date('2026-03-01T23:00:00Z'));
    const { events } = await carryOut({ type: 'Place', book: 'Persuasion' }, later);
    expect(events.map(({ data }) => data)).toEqual([{ book: 'Emma', note: null }]);
  });

  test('a repeated command has the time at which it was carried out', async () => {
    const later = ofTheSystem(COMMAND_ID, new Date('2026-03-01T23:00:00Z'));
    expect((await known('Place', later)).at).toEqual(later.now);
    await carryOut({ type: 'Place', book: 'Emma' });
    expect((await known('Place', later)).at).toEqual(context().now);
  });

  test('a repeated command has the grounds on which it was decided, whatever happened since', async () => {
    await carryOut({ type: 'Place', book: 'Emma' }, stepOf(context(), 'first'));
    const grounds = { stateBefore: ['Emma'], at: context().now };
    expect(await known('Place')).toEqual({ wasCarriedOut: false, ...grounds });
    await carryOut({ type: 'Place', book: 'Persuasion' });
    await carryOut({ type: 'Take', book: 'Emma' });
    const later = ofTheSystem(COMMAND_ID, new Date('2026-03-01T23:00:00Z'));
    expect(await known('Place', later)).toEqual({ wasCarriedOut: true, ...grounds });
  });

  test('a command is known once it was carried out', async () => {
    expect((await known('Place')).wasCarriedOut).toBe(false);
    await carryOut({ type: 'Place', book: 'Emma' });
    expect((await known('Place')).wasCarriedOut).toBe(true);
    expect((await known('Take')).wasCarriedOut).toBe(false);
  });
});

describe('two commands of one context on one stream', () => {
  test('two commands with different steps are both carried out', async () => {
    await carryOut({ type: 'Place', book: 'Emma' }, stepOf(context(), 'first'));
    await carryOut({ type: 'Place', book: 'Persuasion' }, stepOf(context(), 'second'));
    expect(await runner.streams.stateOf(shelfDecider, 'one')).toEqual(['Emma', 'Persuasion']);
  });

  test('two commands of different types are both carried out', async () => {
    await carryOut({ type: 'Place', book: 'Emma' });
    await carryOut({ type: 'Take', book: 'Emma' });
    expect(await types()).toEqual(['BookPlaced', 'BookTaken']);
  });

  test('two commands of the same type and step are rejected with an error', async () => {
    await carryOut({ type: 'Place', book: 'Emma' });
    await expect(carryOut({ type: 'Place', book: 'Persuasion' })).rejects.toThrow(CommandIdReused);
    expect(await types()).toEqual(['BookPlaced']);
  });

  test('create different entity ids in different steps', () => {
    const ids = ['first', 'second'].map((step) => entityId(stepOf(context(), step), 'book'));
    expect(new Set([...ids, entityId(context(), 'book')]).size).toBe(3);
  });
});

describe('a command whose appends conflict with those of another process', () => {
  const contested = (times: number) => {
    const contestedStore = failingAppends(store);
    contestedStore.conflict('BookPlaced', times);
    runner = new CommandRunner(contestedStore);
  };

  test('a command with conflicting appends is decided again', async () => {
    contested(7);
    await carryOut({ type: 'Place', book: 'Emma' });
    expect(await types()).toEqual(['BookPlaced']);
  });

  test('a command that has lost its race fails without being refused', async () => {
    contested(8);
    await expect(carryOut({ type: 'Place', book: 'Emma' })).rejects.toThrow(ConcurrencyConflict);
    expect(await types()).toEqual([]);
  });

  test('a command that has lost its race may be carried out again, a limited number of times', async () => {
    contested(20);
    const twice = retryOnConflict(2, () => carryOut({ type: 'Place', book: 'Emma' }));
    await expect(twice).rejects.toThrow(ConcurrencyConflict);
    await retryOnConflict(2, () => carryOut({ type: 'Place', book: 'Emma' }));
    expect(await types()).toEqual(['BookPlaced']);
  });
});

test('an event names its command and step', async () => {
  const { events } = await carryOut({ type: 'Place', book: 'Emma' }, stepOf(context(), 'first'));
  expect(events.map(({ metadata }) => metadata)).toMatchObject([{ causation_id: COMMAND_ID, command: 'first/Place' }]);
});

test('an appended event has its schema version, as when it is read', async () => {
  await carryOut({ type: 'Place', book: 'Emma' }, stepOf(context(), 'first'));
  const { events } = await carryOut({ type: 'Take', book: 'Emma' }, stepOf(context(), 'second'));
  expect(events.map(({ metadata }) => metadata.version)).toEqual([2]);
});

test('a result has the written categories and position', async () => {
  const { written } = await carryOut({ type: 'Place', book: 'Emma' });
  expect(written).toEqual({ position: 0, categories: ['shelf'] });
});

test('the follow-ups of a runner’s events are set once', () => {
  const followUps = { ...NO_FOLLOW_UPS };
  runner.followUps.carriedOutBy(followUps);
  expect(() => runner.followUps.carriedOutBy(followUps)).toThrow('carried out by a process runner already');
});
