import { Logger } from '@nestjs/common';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import type { ProcessRole } from '../config/variables';
import { type Recurring, RecurringWork } from './recurring';

const SECOND = 1000;

let reads: InMemoryReadStore;
let working: string[];
let mostAtATime: number;
let turns: string[];
let works: RecurringWork[];
const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();

beforeEach(() => {
  jest.useFakeTimers();
  logged.mockClear();
  reads = new InMemoryReadStore(() => Date.now());
  [working, turns, works, mostAtATime] = [[], [], [], 0];
});
afterEach(async () => {
  const ended = Promise.all(works.map((each) => each.onApplicationShutdown()));
  await passing(3600 * SECOND);
  await ended;
  jest.useRealTimers();
});

const passing = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

/** A process that works for so long in each turn, or until it is told to stop. */
const started = async (
  process: string,
  declared: Partial<Recurring> = {},
  { turnMs = 0, roles = ['worker'] as readonly ProcessRole[] } = {},
): Promise<RecurringWork> => {
  const work = async (signal: AbortSignal): Promise<void> => {
    turns.push(process);
    working.push(process);
    mostAtATime = Math.max(mostAtATime, working.length);
    if (turnMs > 0)
      await new Promise<void>((resolve) => {
        setTimeout(resolve, turnMs);
        signal.addEventListener('abort', () => resolve());
      });
    working.splice(working.indexOf(process), 1);
  };
  const config = { roles: new Set(roles), schedulerTickMs: 60 * SECOND };
  const made = new RecurringWork(
    { name: 'counting', role: 'worker', every: SECOND, work, ...declared },
    { config, records: reads, leases: reads },
  );
  works.push(made);
  made.onApplicationBootstrap();
  await passing(0);
  return made;
};

describe('turns', () => {
  test('turns are taken at the start and after each pause, until the process stops', async () => {
    const counting = await started('one');
    expect(turns).toHaveLength(1);
    await passing(3 * SECOND);
    expect(turns).toHaveLength(4);
    await counting.onApplicationShutdown();
    await passing(3 * SECOND);
    expect(turns).toHaveLength(4);
  });

  test('turns are taken at each tick of the operator’s, and first after a pause, if declared so', async () => {
    await started('one', { every: 'tick', startDelayed: true });
    await passing(59 * SECOND);
    expect(turns).toHaveLength(0);
    await passing(SECOND);
    expect(turns).toHaveLength(1);
  });

  test('turns do not overlap, however long one takes', async () => {
    await started('one', {}, { turnMs: 10 * SECOND });
    await passing(60 * SECOND);
    expect(turns.length).toBeGreaterThan(3);
    expect(mostAtATime).toBe(1);
  });

  test('a turn is told that the process stops, which waits for it', async () => {
    const counting = await started('one', {}, { turnMs: 3600 * SECOND });
    expect(working).toEqual(['one']);
    const stopped = counting.onApplicationShutdown();
    await passing(0);
    expect(working).toEqual([]);
    await stopped;
  });

  test('a turn that ends in its own time is waited for', async () => {
    let finish = (): void => undefined;
    const counting = await started('one', { work: () => new Promise((resolve) => (finish = resolve)) });
    let hasStopped = false;
    const stopped = counting.onApplicationShutdown().then(() => (hasStopped = true));
    await passing(10 * SECOND);
    expect(hasStopped).toBe(false);
    finish();
    await stopped;
  });

  test('a turn that fails is logged once, and the next is taken', async () => {
    const failures = ['The store is away.', 'It still is.'];
    await started('one', {
      work: async () => {
        turns.push('one');
        const failure = failures.shift();
        if (failure !== undefined) throw new Error(failure);
      },
    });
    await passing(3 * SECOND);
    expect(turns).toHaveLength(4);
    expect(logged.mock.calls).toEqual([['The store is away.'], ['It still is.']]);
  });
});

describe('no turn is taken', () => {
  test('a process without the role takes no turn', async () => {
    const counting = await started('one', { singleton: true }, { roles: ['web'] });
    await passing(3 * SECOND);
    expect(turns).toEqual([]);
    expect(await reads.leaseHolder('counting')).toBeNull();
    await counting.onApplicationShutdown();
  });

  test('a process that cannot do the work leaves it to others', async () => {
    await started('one', { singleton: true, isAvailable: async () => false });
    await started('two', { singleton: true, isAvailable: async () => true });
    await passing(3 * SECOND);
    expect(new Set(turns)).toEqual(new Set(['two']));
  });

  test('no turn is taken while a read model is filled for the first time', async () => {
    const filled = { name: 'numbers', live: 'numbers', liveVersion: 'v1', building: null, retired: [] };
    await reads.saveModelRecord({ ...filled, filling: true });
    await started('one', { reads: [{ name: 'numbers' }] });
    await passing(3 * SECOND);
    expect(turns).toEqual([]);
    await reads.saveModelRecord(filled);
    await passing(SECOND);
    expect(turns).toHaveLength(1);
  });
});

describe('a task for one process at a time', () => {
  test('the other process takes over when the first stops', async () => {
    const first = await started('first', { singleton: true });
    await started('second', { singleton: true });
    await passing(30 * SECOND);
    expect(new Set(turns)).toEqual(new Set(['first']));
    await first.onApplicationShutdown();
    turns = [];
    await passing(SECOND);
    expect(turns).toEqual(['second']);
  });

  test('one process works at a time even if turns take longer than a lease', async () => {
    await started('first', { singleton: true }, { turnMs: 45 * SECOND });
    await started('second', { singleton: true }, { turnMs: 45 * SECOND });
    await passing(600 * SECOND);
    expect(turns.length).toBeGreaterThan(10);
    expect(mostAtATime).toBe(1);
  });

  test('both processes may work in turn if pauses are longer than a lease, which then ends with the turn', async () => {
    await started('first', { singleton: true, every: 'tick' }, { turnMs: 5 * SECOND });
    expect(await reads.leaseHolder('counting')).not.toBeNull();
    await started('second', { singleton: true, every: 'tick' }, { turnMs: 5 * SECOND });
    await passing(5 * SECOND);
    expect(await reads.leaseHolder('counting')).toBeNull();
    await passing(600 * SECOND);
    expect(new Set(turns)).toEqual(new Set(['first', 'second']));
    expect(mostAtATime).toBe(1);
  });

  test('a process that has lost its lease is told in the middle of a turn', async () => {
    await started('first', { singleton: true }, { turnMs: 3600 * SECOND });
    const before = Date.now();
    // As after a stall: its lease has expired, and another process took it.
    jest.setSystemTime(before + 11 * SECOND);
    expect(await reads.acquireLease('counting', 'elsewhere', 3600 * SECOND)).not.toBeNull();
    await passing(4 * SECOND);
    expect(working).toEqual([]);
    await passing(60 * SECOND);
    expect(turns).toEqual(['first']);
  });

  test('a process whose lease expired while the store did not answer is told in the middle of a turn', async () => {
    await started('first', { singleton: true }, { turnMs: 3600 * SECOND });
    const away = jest.spyOn(reads, 'acquireLease').mockRejectedValue(new Error('The store is away.'));
    await passing(9 * SECOND);
    expect(working).toEqual(['first']);
    await passing(SECOND);
    expect(working).toEqual([]);
    away.mockRestore();
  });

  test('a process whose store hangs without failing is told, too', async () => {
    await started('first', { singleton: true }, { turnMs: 3600 * SECOND });
    let fail = (_: Error): void => undefined;
    const hanging = jest
      .spyOn(reads, 'acquireLease')
      .mockImplementation(() => new Promise((_, reject) => (fail = reject)));
    await passing(10 * SECOND);
    expect(working).toEqual([]);
    fail(new Error('The store is away.'));
    hanging.mockRestore();
  });

  test('the other process takes over after a kill once the lease has expired', async () => {
    await reads.acquireLease('counting', 'killed', 10 * SECOND);
    await started('second', { singleton: true });
    await passing(9 * SECOND);
    expect(turns).toEqual([]);
    await passing(2 * SECOND);
    expect(turns).not.toEqual([]);
  });
});

test('a store that fails keeps no process from stopping', async () => {
  const counting = await started('one', { singleton: true });
  jest.spyOn(reads, 'releaseLease').mockRejectedValue(new Error('The store is damaged.'));
  await counting.onApplicationShutdown();
  expect(logged).toHaveBeenCalledWith('The store is damaged.');
});
