import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { until } from '#test/support/until';
import { LeaseKeeper, type Leased } from './lease-keeper';

describe('lease keeper', () => {
  let time: number;
  let store: InMemoryReadStore;
  let keepers: LeaseKeeper<Leased>[];
  let begun: string[];
  const log = { error: () => undefined };

  beforeEach(() => {
    time = 0;
    store = new InMemoryReadStore(() => time);
    keepers = [];
    begun = [];
  });
  afterEach(async () => {
    for (const keeper of keepers) await keeper.stop();
  });

  const started = async (names: readonly string[], stop: (name: string) => Promise<void> = async () => undefined) => {
    const begin = (name: string, term: number): Leased => {
      begun.push(`${name} under ${term}`);
      return { term, stop: () => stop(name) };
    };
    const keeper = new LeaseKeeper({ leases: store, kind: 'work', names, leaseMs: 1000, tickMs: 2, begin, log });
    keepers.push(keeper);
    await keeper.start();
    return keeper;
  };

  test('acquires free leases, renews them while running, and releases them on stop', async () => {
    const [first, second] = [await started(['a', 'b']), await started(['a', 'b'])];
    expect([first.values().length, second.values().length]).toEqual([2, 0]);
    for (let n = 0; n < 5; n++) {
      time += 600;
      const renewed = jest.spyOn(store, 'acquireLease');
      await until('both have renewed again', () => renewed.mock.calls.length >= 8);
      renewed.mockRestore();
    }
    expect(first.values().length).toBe(2);
    await first.stop();
    await until('the other holds them', () => second.values().length === 2);
    expect(Math.min(...second.values().map(({ term }) => term))).toBeGreaterThan(1);
  });

  test('begins the work again if another process held the lease during a stall', async () => {
    const stopped: string[] = [];
    const keeper = await started(['a', 'b'], async (name) => void stopped.push(name));
    const before = keeper.get('a')?.term ?? 0;
    // Without a tick in between, as when the event loop was blocked.
    time += 1001;
    await store.acquireLease('work:a', 'elsewhere', 1000);
    await store.releaseLease('work:a', 'elsewhere');
    await until('the work has begun again', () => begun.length === 3);
    expect(stopped).toEqual(['a']);
    const term = keeper.get('a')?.term ?? 0;
    expect(term).toBeGreaterThan(before);
    expect(begun[2]).toBe(`a under ${term}`);
    await keeper.stop();
    expect(await store.leaseHolder('work:a')).toBeNull();
  });

  test('releases the lease of work that is about to begin again', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const keeper = await started(['a'], () => held);
    time += 1001;
    await store.acquireLease('work:a', 'elsewhere', 1000);
    await store.releaseLease('work:a', 'elsewhere');
    await until('it has noticed', () => keeper.get('a') === undefined);
    const stopped = keeper.stop();
    release();
    await stopped;
    expect(await store.leaseHolder('work:a')).toBeNull();
    expect(begun).toHaveLength(1);
  });

  test('work that is slow to stop does not cost another lease', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const keeper = await started(['slow', 'other'], (name) => (name === 'slow' ? held : Promise.resolve()));
    time += 1001;
    expect(await store.acquireLease('work:slow', 'elsewhere', 1_000_000)).not.toBeNull();
    await until('it was noticed', () => keeper.get('slow') === undefined);
    for (let n = 0; n < 5; n++) {
      time += 600;
      const renewed = jest.spyOn(store, 'acquireLease');
      await until('the other is renewed', () => renewed.mock.calls.length >= 2);
      renewed.mockRestore();
    }
    expect(keeper.get('other')).toBeDefined();
    expect(await store.leaseHolder('work:other')).not.toBeNull();
    release();
  });
});
