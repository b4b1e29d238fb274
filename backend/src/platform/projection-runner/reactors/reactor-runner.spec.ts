import type { Recorded } from '#kernel/recorded-event';
import { inMemoryCheckpointStore } from '#test/support/in-memory/in-memory-checkpoint-store';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { until } from '#test/support/until';
import type { CheckpointStore } from '../../checkpoints/checkpoint-store';
import type { EventStore } from '../../event-store/event-store';
import { LogReader } from '../../log-reader/log-reader';
import type { Reactor } from './reactor';
import { ReactorRunner, type ReactorRunnerOptions } from './reactor-runner';

describe('reactor runner', () => {
  let events: EventStore;
  let store: InMemoryReadStore;
  let checkpoints: CheckpointStore;
  let runners: ReactorRunner[];
  let errors: string[];
  let time: number;

  beforeEach(() => {
    events = inMemoryEventStore();
    store = new InMemoryReadStore(() => time);
    checkpoints = inMemoryCheckpointStore();
    runners = [];
    errors = [];
    time = 0;
  });
  afterEach(async () => {
    for (const runner of runners) await runner.stop();
    await events.close();
  });

  const log = { log: () => undefined, error: (message: string) => void errors.push(message) };
  const started = async (reactor: Reactor, options: Partial<ReactorRunnerOptions> = {}) => {
    const runner = new ReactorRunner({
      events,
      reader: new LogReader(events, log),
      leases: store,
      scratch: store,
      checkpoints,
      reacts: true,
      log,
      tickMs: 5,
      pauseMs: () => 1,
      ...options,
    });
    runners.push(runner);
    await runner.start([reactor]);
    return runner;
  };
  const append = async (type: string, category = 'talk') =>
    events.append(`${category}-${nextId()}`, 'none', [{ id: nextId(), type, data: {}, metadata }]);

  const appendMany = async (type: string, count: number) =>
    events.append(
      `talk-${nextId()}`,
      'none',
      Array.from({ length: count }, () => ({ id: nextId(), type, data: {}, metadata })),
    );

  const remembering = (seen: string[]): Reactor => ({
    name: 'remember',
    categories: ['talk'],
    react: async (event: Recorded) => void seen.push(event.type),
    describeEffect: async ({ type }) => [`Remember ${type}`],
  });

  test('receives every event of its categories in log order', async () => {
    const seen: string[] = [];
    await append('One');
    await append('Other', 'else');
    await started(remembering(seen));
    await append('Two');
    await until('both events arrive', () => seen.length === 2);
    expect(seen).toEqual(['One', 'Two']);
  });

  test('resumes where it stopped', async () => {
    const seen: string[] = [];
    const first = await started(remembering(seen));
    await append('One');
    await until('the event arrives', () => seen.length === 1);
    await first.stop();
    await append('Two');
    await started(remembering(seen));
    await until('the second event arrives', () => seen.length === 2);
    expect(seen).toEqual(['One', 'Two']);
  });

  test('does not reread a log without matching events after a kill', async () => {
    await append('Other', 'else');
    const end = await events.lastPosition();
    await started(remembering([]));
    await until('its position is saved', async () => {
      return (await checkpoints.load('remember')) === end;
    });
  });

  test('retries failures, reports them by name, and skips nothing', async () => {
    const seen: string[] = [];
    let failures = 3;
    const failing: Reactor = {
      ...remembering(seen),
      react: async (event) => {
        if (event.type === 'Two' && failures-- > 0) throw new Error('no connection');
        seen.push(event.type);
      },
    };
    const runner = await started(failing, { pauseMs: (count) => (count === 3 ? 20 : 1) });
    for (const type of ['One', 'Two', 'Three']) await append(type);
    await until('it is failing', async () => (await runner.list())[0]?.state === 'failing');
    await until('all events arrive', () => seen.length === 3);
    expect(seen).toEqual(['One', 'Two', 'Three']);
    expect(errors).toHaveLength(3);
    expect(errors[0]).toMatch(
      /^Reactor remember failed and will be retried: Two at revision 0 of talk-.* \(position 1\): no connection$/,
    );
    expect((await runner.list())[0]).toMatchObject({ name: 'remember', state: 'live' });
  });

  test('stops soon while failing, and receives the event again afterwards', async () => {
    const seen: string[] = [];
    const failing = { ...remembering(seen), react: () => Promise.reject(new Error('down')) };
    const first = await started(failing, { pauseMs: () => 3_600_000 });
    await append('One');
    await until('it is failing', () => errors.length > 0);
    await first.stop();
    await started(remembering(seen));
    await until('the event arrives', () => seen.length === 1);
  });

  test('one process at a time reacts', async () => {
    const seen: string[] = [];
    const first = await started(remembering(seen));
    const second = await started(remembering(seen));
    await append('One');
    await until('the event arrives', () => seen.length === 1);
    expect((await second.list())[0]?.state).toBe('live');
    await first.stop();
    await append('Two');
    await until('the other took over', () => seen.length === 2);
    expect(seen).toEqual(['One', 'Two']);
  });

  test('does not save a checkpoint after losing its lease while busy', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow = await started({ ...remembering([]), react: () => held }, { leaseMs: 1000 });
    await append('One');
    await append('Two');
    await until('the first is being processed', async () => (await slow.list())[0]?.state === 'live');
    time += 1001;
    const seen: string[] = [];
    await started(remembering(seen), { leaseMs: 1000 });
    await until('the other took over', () => seen.length === 2);
    const kept = await checkpoints.load('remember');
    release();
    await slow.stop();
    expect(await checkpoints.load('remember')).toBe(kept);
  });

  test('dropping all read models does not reset a reactor', async () => {
    const seen: string[] = [];
    const first = await started(remembering(seen));
    await append('One');
    await until('the event arrives', () => seen.length === 1);
    await first.stop();
    store = new InMemoryReadStore(() => time);
    await append('Two');
    await started(remembering(seen));
    await until('the second event arrives', () => seen.length === 2);
    expect(seen).toEqual(['One', 'Two']);
  });

  test('endless failures do not leak listeners', async () => {
    const warned = jest.spyOn(process, 'emitWarning');
    const runner = await started({ ...remembering([]), react: () => Promise.reject(new Error('down')) });
    await append('One');
    await until('it has failed often', () => errors.length > 100);
    const added = jest.spyOn(AbortSignal.prototype, 'addEventListener');
    const removed = jest.spyOn(AbortSignal.prototype, 'removeEventListener');
    const failed = errors.length;
    await until('it has failed as often again', () => errors.length > failed + 100);
    expect(added.mock.calls.length - removed.mock.calls.length).toBeLessThan(10);
    expect(warned).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    await runner.stop();
  });

  test('a process without that role does nothing', async () => {
    const seen: string[] = [];
    const idle = await started(remembering(seen), { reacts: false });
    await append('One');
    expect((await idle.list())[0]?.state).toBe('unclaimed');
    await started(remembering(seen));
    await until('another process has reacted', () => seen.length === 1);
    expect((await idle.list())[0]?.state).toBe('live');
  });

  describe('interventions by administrators', () => {
    const failingAt = (type: string, seen: string[]): Reactor => ({
      ...remembering(seen),
      react: async (event) => {
        if (event.type === type) throw new Error('no connection');
        seen.push(event.type);
      },
    });
    const deciding = () => {
      const decided = { paused: false, skipped: new Set<string>() };
      return { decided, interventions: async () => ({ ...decided }) };
    };
    const stateOf = async (runner: ReactorRunner) => (await runner.list())[0]?.state;

    test('a skipped event is left out, also when it is read again', async () => {
      const seen: string[] = [];
      const { decided, interventions } = deciding();
      const runner = await started(failingAt('Two', seen), { interventions, pauseMs: () => 3_600_000 });
      for (const type of ['One', 'Two', 'Three']) await append(type);
      await until('it is failing', async () => (await stateOf(runner)) === 'failing');
      const { event } = (await runner.list())[0] ?? {};
      expect(event).toMatchObject({ type: 'Two', position: 1 });
      expect(await runner.undoneEffects('remember')).toEqual(['Remember Two']);
      decided.skipped.add(event?.id ?? '');
      expect(await runner.applyInterventions('remember')).toBe(true);
      await until('it goes on', () => seen.includes('Three'));
      expect(seen).toEqual(['One', 'Three']);
      await runner.stop();

      checkpoints = inMemoryCheckpointStore();
      await started(remembering(seen), { interventions });
      await until('it has read the log again', () => seen.length === 4);
      expect(seen).toEqual(['One', 'Three', 'One', 'Three']);
    });

    test('a stopped reactor is tried again at once, however long its pause', async () => {
      const seen: string[] = [];
      let broken = true;
      const reactor: Reactor = {
        ...remembering(seen),
        react: async (event) => {
          if (broken) throw new Error('no connection');
          seen.push(event.type);
        },
      };
      const runner = await started(reactor, { pauseMs: () => 3_600_000 });
      await append('One');
      await until('it is failing', async () => (await stateOf(runner)) === 'failing');
      broken = false;
      await runner.applyInterventions('remember');
      await until('the event arrives', () => seen.length === 1);
      expect(await stateOf(runner)).toBe('live');
    });

    test('a paused one waits until it is resumed, and misses nothing', async () => {
      const seen: string[] = [];
      const { decided, interventions } = deciding();
      decided.paused = true;
      const runner = await started(remembering(seen), { interventions });
      await append('One');
      await until('it is known to be paused', async () => (await stateOf(runner)) === 'paused');
      const bystander: string[] = [];
      await started({ ...remembering(bystander), name: 'bystander' });
      await until('others go on', () => bystander.length === 1);
      expect(seen).toEqual([]);
      decided.paused = false;
      await runner.applyInterventions('remember');
      await append('Two');
      await until('both events arrive', () => seen.length === 2);
      expect(seen).toEqual(['One', 'Two']);
    });

    test('a paused reactor reads nothing, however much is appended, and goes on where it stopped', async () => {
      const seen: string[] = [];
      const { decided, interventions } = deciding();
      const reader = new LogReader(events, log);
      const subscribed = jest.spyOn(reader, 'subscribe');
      const runner = await started(remembering(seen), { interventions, reader });
      await append('One');
      await until('the event arrives', () => seen.length === 1);
      decided.paused = true;
      await runner.applyInterventions('remember');
      const bystander: string[] = [];
      await started({ ...remembering(bystander), name: 'bystander' });
      for (let n = 0; n < 25; n++) await appendMany('Meanwhile', 100);
      await until('others go on', () => bystander.length === 2501);
      expect(subscribed).toHaveBeenCalledTimes(1);
      decided.paused = false;
      await runner.applyInterventions('remember');
      await until('all events arrive', () => seen.length === 2501);
      expect(subscribed).toHaveBeenCalledTimes(2);
    });

    test('another process learns of a fault that could not be published at once', async () => {
      await started(failingAt('One', []), { pauseMs: () => 3_600_000 });
      const web = await started(remembering([]), { reacts: false });
      const lost = jest.spyOn(store, 'save').mockRejectedValueOnce(new Error('connection lost'));
      await append('One');
      await until('publishing has failed', () => lost.mock.calls.length > 0);
      await until('its fault is known', async () => (await stateOf(web)) === 'failing');
    });

    test('another process shows the fault and forwards requests', async () => {
      const seen: string[] = [];
      const { decided, interventions } = deciding();
      await started(failingAt('One', seen), { interventions, pauseMs: () => 3_600_000 });
      const web = await started(remembering([]), { reacts: false });
      await append('One');
      await until('its fault is known', async () => (await stateOf(web)) === 'failing');
      decided.skipped.add((await web.status('remember'))?.event?.id ?? '');
      await web.applyInterventions('remember');
      await append('Two');
      await until('it goes on', () => seen.length === 1);
      expect(await web.applyInterventions('nothing')).toBe(false);
    });
  });
});
