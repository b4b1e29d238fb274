import { type Document, type Projection, change, changeOr, put, remove } from '#kernel/projection';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { TestClock } from '#test/support/test-clock';
import { until } from '#test/support/until';
import { type EventStore } from '../event-store/event-store';
import { LogReader } from '../log-reader/log-reader';
import { codeVersionOf } from './code-version';
import { NO_INTERVENTIONS } from './interventions';
import { ProjectionRunner, type ProjectionRunnerOptions } from './projection-runner';
import { SharedStatuses } from './status/shared-statuses';

type Said = { readonly type: 'Said'; readonly data: { readonly to: string; readonly words: number } };
type Left = { readonly type: 'Left'; readonly data: { readonly to: string } };
type TalkEvent = Said | Left;

interface Heard extends Document {
  readonly words: number;
}

const heard: Projection<TalkEvent> = {
  name: 'heard',
  categories: ['talk'],
  indexes: [],
  project(event) {
    switch (event.type) {
      case 'Said':
        return [changeOr<Heard>({ _id: event.data.to, words: 0 }, { $inc: { words: event.data.words } })];
      case 'Left':
        return [remove(event.data.to)];
    }
  },
};

const loudest: Projection<TalkEvent> = {
  name: 'loudest',
  categories: ['talk'],
  indexes: [],
  project(event) {
    if (event.type !== 'Said') return [];
    if (event.data.words > 100) throw new Error('too loud');
    return [put({ _id: event.data.to })];
  },
};

const silent = { log: () => undefined, error: () => undefined };

describe('projection runner', () => {
  let events: EventStore;
  let store: InMemoryReadStore;
  let runners: ProjectionRunner[];
  let time: number;

  beforeEach(() => {
    events = inMemoryEventStore();
    time = 0;
    store = new InMemoryReadStore(() => time);
    runners = [];
  });
  afterEach(async () => {
    for (const runner of runners) await runner.stop();
    await events.close();
  });

  const started = async (projections: readonly Projection[], options: Partial<ProjectionRunnerOptions> = {}) => {
    const runner = new ProjectionRunner({
      clock: new TestClock(),
      interventions: async () => NO_INTERVENTIONS,
      events,
      reader: new LogReader(events, silent),
      documents: store,
      scratch: store,
      projections,
      projects: true,
      log: silent,
      tickMs: 5,
      ...options,
    });
    runners.push(runner);
    await runner.start();
    return runner;
  };
  const append = async (...happened: readonly TalkEvent[]): Promise<number> => {
    const stream = `talk-${nextId()}`;
    const appended = await events.append(
      stream,
      'none',
      happened.map((each) => ({ ...each, id: nextId(), metadata })),
    );
    if (appended.kind !== 'appended') throw new Error('conflict');
    return appended.position;
  };
  const say = (to: string, words = 1) => append({ type: 'Said', data: { to, words } });
  const words = async (to: string) => (await store.get<Heard>({ name: 'heard' }, to))?.words;
  const written = (position: number, ...categories: readonly string[]) => ({
    position,
    categories: new Set(categories),
  });
  const stateOf = async (runner: ProjectionRunner, name: string) => (await runner.status(name))?.state;

  test('projects events from before and after the start', async () => {
    await say('ann', 2);
    const runner = await started([heard]);
    const position = await say('ann', 3);
    expect(await runner.untilCaughtUp(position, 30_000)).toBe('shows');
    expect(await words('ann')).toBe(5);
    await until('it follows the log', async () => (await stateOf(runner, 'heard')) === 'live');
    expect(await runner.status('heard')).toEqual({ name: 'heard', state: 'live', position, lag: 0, progress: 1 });
  });

  test('a model counts as having reached events that do not affect it', async () => {
    const runner = await started([heard, { ...loudest, categories: ['other'] }]);
    const position = await say('ann');
    expect(await runner.untilCaughtUp(position, 30_000)).toBe('shows');
    expect((await runner.status('loudest'))?.lag).toBe(0);
    await runner.stop();
    expect((await store.checkpoints(['loudest.g1'])).get('loudest.g1')).toBe(position);
  });

  test('waiting for a future position times out', async () => {
    const runner = await started([heard]);
    expect(await runner.untilCaughtUp(7, 20)).toBe('behind');
  });

  test('resumes from the checkpoint and counts nothing twice', async () => {
    const first = await started([heard]);
    await first.untilCaughtUp(await say('ann', 2), 30_000);
    await first.stop();
    const position = await say('ann', 3);
    const second = await started([heard]);
    expect(await second.untilCaughtUp(position, 30_000)).toBe('shows');
    expect(await words('ann')).toBe(5);
  });

  test('catches up with many pages in order', async () => {
    for (let n = 0; n < 1700; n++) await say(`p${n % 7}`, 1);
    await append({ type: 'Left', data: { to: 'p0' } });
    const runner = await started([heard]);
    await runner.untilCaughtUp(await events.lastPosition(), 30_000);
    expect(await words('p0')).toBeUndefined();
    expect(await words('p1')).toBe(243);
    expect(await store.count({ name: 'heard' }, {})).toBe(6);
  });

  test('an event that a projection cannot handle stops only this model and is named', async () => {
    const runner = await started([heard, loudest]);
    await say('ann');
    const position = await say('bob', 101);
    await say('cyd');
    expect(await runner.untilCaughtUp(await events.lastPosition(), 30_000)).toBe('stopped');
    expect(await words('cyd')).toBe(1);
    const status = await runner.status('loudest');
    expect(status).toMatchObject({ state: 'faulted', position: position - 1 });
    expect(status?.error).toMatch(new RegExp(`^Said at revision 0 of talk-.* \\(position ${position}\\): too loud$`));
    expect(await store.find({ name: 'loudest' }, {})).toEqual([{ _id: 'ann' }]);
    expect(await stateOf(runner, 'heard')).toBe('live');
  });

  test('a refused write stops the model and keeps everything before it in the page', async () => {
    for (const each of ['ann', 'bob']) await say(each);
    const position = await say('ann', 2);
    await say('cyd');
    const once: Projection<TalkEvent> = {
      ...heard,
      name: 'once',
      project: (event) => [
        event.type === 'Said' && event.data.words > 1
          ? change(event.data.to, { $push: { words: 1 } })
          : put({ _id: event.data.to, words: 1 } as Heard),
      ],
    };
    const runner = await started([once]);
    await until('it has stopped', async () => (await stateOf(runner, 'once')) === 'faulted');
    expect((await runner.status('once'))?.position).toBe(position - 1);
    expect(await store.count({ name: 'once' }, {})).toBe(2);
  });

  test('a temporarily failing store delays the model but loses nothing', async () => {
    const apply = jest.spyOn(store, 'apply').mockRejectedValueOnce(new Error('connection lost'));
    const runner = await started([heard]);
    await say('ann', 2);
    await until('the projection has failed', () => apply.mock.calls.length > 0);
    await say('ann', 3);
    await until('it continues', async () => (await words('ann')) === 5);
    await until('it is live again', async () => (await stateOf(runner, 'heard')) === 'live');
  });

  describe('an answer', () => {
    /** Blocks writes to this collection until released. */
    const holdWritesTo = (held: string): (() => void) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const apply = store.apply.bind(store);
      jest.spyOn(store, 'apply').mockImplementation(async (collection, writes, checkpoint) => {
        if (collection === held) await released;
        return apply(collection, writes, checkpoint);
      });
      return release;
    };
    const other: Projection<TalkEvent> = { ...heard, name: 'other', categories: ['other'] };

    test('waits only for models that follow the written categories', async () => {
      const runner = await started([heard, other]);
      expect(await runner.waitFor(written(7, 'other'), 20)).toBe(false);
      expect(await runner.waitFor(written(7, 'nothing'), 20)).toBe(true);
    });

    test('does not wait for a model during its first fill', async () => {
      const before = await started([heard]);
      await before.untilCaughtUp(await say('ann'), 30_000);
      await before.stop();
      const release = holdWritesTo('other.g1');
      const both: Projection<TalkEvent> = { ...other, categories: ['talk', 'other'] };
      const runner = await started([heard, both]);
      const position = await say('ann');
      const begun = performance.now();
      expect(await runner.waitFor(written(position, 'talk'), 30_000)).toBe(false);
      expect(performance.now() - begun).toBeLessThan(25_000);
      expect(await words('ann')).toBe(2);
      expect(await stateOf(runner, 'other')).toBe('rebuilding');
      release();
      await until('it was filled', async () => (await stateOf(runner, 'other')) === 'live');
      expect((await store.modelRecord('other'))?.filling).toBeUndefined();
    });

    test('reports being behind if a model has stopped before the position', async () => {
      const failing: Projection<TalkEvent> = {
        ...heard,
        project: () => {
          throw new Error('an internal error');
        },
      };
      const runner = await started([heard, { ...failing, name: 'failing' }]);
      const position = await say('ann');
      await until('it has stopped', async () => (await stateOf(runner, 'failing')) === 'faulted');
      expect(await runner.waitFor(written(position, 'talk'), 30_000)).toBe(false);
    });

    test('does not wait for a stopped model of another process', async () => {
      await append({ type: 'Said', data: { to: 'ann', words: 1 } });
      const release = holdWritesTo('heard.g1');
      await started([heard]);
      const web = await started([heard], { projects: false });
      await until('the other process is known to fill it', async () => {
        const begun = performance.now();
        expect(await web.waitFor(written(7, 'talk'), 1000)).toBe(false);
        return performance.now() - begun < 500;
      });
      release();
    });

    test('a model that was being filled elsewhere when a request came is behind, even if it follows the log meanwhile', async () => {
      const statuses = new SharedStatuses<Document & { readonly fillsFirst: boolean }>(store, 'projection');
      const tell = (fillsFirst: boolean) =>
        statuses.publish('heard', () => ({ _id: 'heard', state: fillsFirst ? 'rebuilding' : 'live', fillsFirst }));
      await tell(true);
      await started([loudest]);
      const web = await started([heard, loudest], { projects: false });
      const isKnown = () => web.waitFor(written(-1, 'talk'), 0);
      await until('the other process is known to fill it', async () => !(await isKnown()));
      const release = holdWritesTo('loudest.g1');
      const shown = web.waitFor(written(await say('ann'), 'talk'), 30_000);
      await tell(false);
      await until('the other process is known to follow the log', isKnown);
      release();
      expect(await shown).toBe(false);
    });
  });

  describe('rebuild', () => {
    test('fills a new generation beside the live one, then swaps and drops the old one', async () => {
      const runner = await started([heard]);
      await runner.untilCaughtUp(await say('ann', 2), 30_000);
      // Documents added by other means disappear in a rebuild.
      await store.apply('heard.g1', [{ position: 1000, write: put({ _id: 'stray', words: 9 } as Heard) }], 0);
      expect(await runner.rebuild('heard')).toBe('started');
      await until('the new generation answers', async () => (await words('stray')) === undefined);
      expect(await words('ann')).toBe(2);
      const position = await say('ann', 3);
      await runner.untilCaughtUp(position, 30_000);
      expect(await words('ann')).toBe(5);
      await until('the old one is dropped', async () => (await store.scan('heard.g1', { limit: 1 })).length === 0);
      expect(await store.modelRecord('heard')).toMatchObject({ live: 'heard.g2', building: null, retired: [] });
      expect(await runner.status('heard')).toEqual({ name: 'heard', state: 'live', position, lag: 0, progress: 1 });
    });

    test('runs one at a time, while the live model keeps answering and following', async () => {
      const runner = await started([heard]);
      for (let n = 0; n < 600; n++) await say('ann', 1);
      await runner.untilCaughtUp(await events.lastPosition(), 30_000);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const readAll = events.readAll.bind(events);
      const spy = jest.spyOn(events, 'readAll').mockImplementation(async (options) => {
        if (options.categories !== undefined && options.after > 100) await held;
        return readAll(options);
      });
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => runner.rebuild('heard')));
      expect(answers.filter((each) => each === 'started')).toHaveLength(1);
      expect(answers.filter((each) => each === 'already_rebuilding')).toHaveLength(4);
      await until('part of the rebuild is done', async () => ((await runner.status('heard'))?.progress ?? 0) > 0);
      expect(await stateOf(runner, 'heard')).toBe('rebuilding');
      expect(await runner.untilCaughtUp(await say('ann', 1), 30_000)).toBe('shows');
      expect(await words('ann')).toBe(601);
      release();
      spy.mockRestore();
      await until('the rebuild is complete', async () => (await stateOf(runner, 'heard')) === 'live');
      expect(await words('ann')).toBe(601);
      expect(await store.modelRecord('heard')).toMatchObject({ live: 'heard.g2' });
    });

    test('starts automatically when the code has changed', async () => {
      const before = await started([heard]);
      await before.untilCaughtUp(await say('ann', 2), 30_000);
      await before.stop();
      const changed: Projection<TalkEvent> = {
        ...heard,
        project: (event) =>
          event.type === 'Said'
            ? [changeOr<Heard>({ _id: event.data.to, words: 0 }, { $inc: { words: event.data.words * 10 } })]
            : [],
      };
      await started([changed]);
      await until('it was rebuilt', async () => (await words('ann')) === 20);
      expect((await store.modelRecord('heard'))?.liveVersion).toBe(codeVersionOf(changed));
    });

    test('resumes after an interruption', async () => {
      for (let n = 0; n < 1200; n++) await say('ann', 1);
      const first = await started([heard]);
      await first.untilCaughtUp(await events.lastPosition(), 30_000);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const original = store.apply.bind(store);
      const apply = jest.spyOn(store, 'apply').mockImplementation(async (collection, writes, checkpoint) => {
        await original(collection, writes, checkpoint);
        if (collection === 'heard.g2') await held;
      });
      await first.rebuild('heard');
      await until('a page of the new generation is being applied', () =>
        apply.mock.calls.some(([name]) => name === 'heard.g2'),
      );
      const stopped = first.stop();
      release();
      await stopped;
      expect((await store.modelRecord('heard'))?.building?.collection).toBe('heard.g2');
      apply.mockClear();
      const second = await started([heard]);
      await until('it was finished', async () => (await store.modelRecord('heard'))?.live === 'heard.g2');
      await until('it is live', async () => (await stateOf(second, 'heard')) === 'live');
      expect(await words('ann')).toBe(1200);
    });

    test('repairs a model whose code was faulty', async () => {
      const faulty = await started([loudest]);
      await say('bob', 101);
      await until('it has stopped', async () => (await stateOf(faulty, 'loudest')) === 'faulted');
      await faulty.stop();
      const cured = await started([
        { ...loudest, project: (event) => (event.type === 'Said' ? [put({ _id: 'all' })] : []) },
      ]);
      await until('it is live', async () => (await stateOf(cured, 'loudest')) === 'live');
      expect(await store.find({ name: 'loudest' }, {})).toEqual([{ _id: 'all' }]);
    });

    test('reports a poison event and keeps the live generation', async () => {
      const runner = await started([loudest]);
      await runner.untilCaughtUp(await say('ann'), 30_000);
      const project = jest.spyOn(loudest, 'project').mockImplementation(() => {
        throw new Error('new fault');
      });
      await runner.rebuild('loudest');
      await until('it has stopped', async () => (await stateOf(runner, 'loudest')) === 'faulted');
      project.mockRestore();
      expect((await runner.status('loudest'))?.error).toMatch('new fault');
      expect(await store.find({ name: 'loudest' }, {})).toEqual([{ _id: 'ann' }]);
      expect(await runner.rebuild('loudest')).toBe('started');
      await until('it is live', async () => (await stateOf(runner, 'loudest')) === 'live');
    });

    test('refuses an unknown model', async () => {
      const runner = await started([heard]);
      expect(await runner.rebuild('nothing')).toBe('unknown_model');
      expect(await runner.status('nothing')).toBeUndefined();
    });
  });

  describe('several processes', () => {
    test('one process at a time projects a model, and another takes over when it stops', async () => {
      const project = jest.fn(heard.project.bind(heard));
      const counted: Projection<TalkEvent> = { ...heard, project };
      const first = await started([counted]);
      const second = await started([counted]);
      await first.untilCaughtUp(await say('ann', 2), 30_000);
      expect(project).toHaveBeenCalledTimes(1);
      await first.stop();
      const position = await say('ann', 3);
      await until('the other has taken over', async () => (await second.untilCaughtUp(position, 100)) === 'shows');
      expect(await words('ann')).toBe(5);
      expect(project).toHaveBeenCalledTimes(2);
    });

    test('the lease of a killed process expires', async () => {
      await store.acquireLease('projection:heard', 'killed', 10_000);
      const runner = await started([heard]);
      expect(await stateOf(runner, 'heard')).toBe('paused');
      const position = await say('ann', 2);
      time += 10_001;
      await until('it is taken over', async () => (await runner.untilCaughtUp(position, 100)) === 'shows');
      expect(await stateOf(runner, 'heard')).toBe('live');
    });

    test('a process that regains a lease goes on with the generation that another swapped to', async () => {
      const first = await started([heard], { leaseMs: 1000 });
      await first.untilCaughtUp(await say('ann', 2), 30_000);
      const record = await store.modelRecord('heard');
      if (record === undefined) throw new Error('not open');
      // Without a tick of the first in between, as when its event loop was blocked.
      time += 1001;
      const term = (await store.acquireLease('projection:heard', 'elsewhere', 1000)) ?? 0;
      await store.ensureCollection('heard.g2', heard);
      await store.saveModelRecord({ ...record, live: 'heard.g2', retired: ['heard.g1'], term });
      await store.releaseLease('projection:heard', 'elsewhere');
      await until('the new generation is filled', async () => (await words('ann')) === 2);
      expect(await first.untilCaughtUp(await say('ann', 3), 30_000)).toBe('shows');
      expect(await words('ann')).toBe(5);
      expect((await store.modelRecord('heard'))?.live).toBe('heard.g2');
    });

    test('a process that does not project waits for one that does and forwards rebuilds to it', async () => {
      const web = await started([heard], { projects: false });
      expect(await stateOf(web, 'heard')).toBe('paused');
      const projector = await started([heard]);
      const position = await say('ann', 2);
      expect(await web.untilCaughtUp(position, 30_000)).toBe('shows');
      expect(await words('ann')).toBe(2);
      await until('its state is known', async () => (await stateOf(web, 'heard')) === 'live');
      expect(await web.rebuild('heard')).toBe('started');
      await until('the new generation answers', async () => (await store.modelRecord('heard'))?.live === 'heard.g2');
      expect(await web.list()).toMatchObject([{ name: 'heard', state: 'live', position, lag: 0 }]);
      expect(await projector.list()).toMatchObject([{ name: 'heard', state: 'live', position, lag: 0 }]);
    });

    test('a command of a non-projecting process costs at most three queries for thirty models', async () => {
      const many = Array.from({ length: 30 }, (_, n) => ({ ...heard, name: `heard ${n}` }));
      await started(many);
      const reads = { count: 0 };
      const counted = new Proxy(store, {
        get: (target, name) => {
          const member: unknown = Reflect.get(target, name, target);
          return typeof member !== 'function'
            ? member
            : (...given: readonly unknown[]): unknown => {
                reads.count++;
                return Reflect.apply(member, target, given);
              };
        },
      });
      const web = await started(many, { projects: false, documents: counted, scratch: store });
      await until('all are known to follow the log', () => web.waitFor(written(-1, 'talk'), 0));
      reads.count = 0;
      const commands = 40;
      for (let n = 0; n < commands; n++) {
        expect(await web.waitFor(written(await say('ann'), 'talk'), 5000)).toBe(true);
      }
      expect(reads.count / commands).toBeLessThanOrEqual(3);
      reads.count = 0;
      const positions = await Promise.all(Array.from({ length: commands }, () => say('ann')));
      const waited = await Promise.all(positions.map((position) => web.waitFor(written(position, 'talk'), 5000)));
      expect(waited.every(Boolean)).toBe(true);
      expect(reads.count).toBeLessThan(commands);
    });

    test('a model whose old generation cannot be dropped does not hide the progress of others', async () => {
      const drop = store.dropCollection.bind(store);
      const refused = jest.spyOn(store, 'dropCollection').mockImplementation(async (collection) => {
        if (collection === 'heard.g1') throw new Error('It is in use.');
        await drop(collection);
      });
      const projector = await started([heard, loudest]);
      const web = await started([heard, loudest], { projects: false });
      for (let n = 0; n < 300; n++) await say('ann', 1);
      await projector.untilCaughtUp(await events.lastPosition(), 30_000);
      await projector.rebuild('heard');
      await until('it is refused', () => refused.mock.calls.length > 0);

      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const readAll = events.readAll.bind(events);
      jest.spyOn(events, 'readAll').mockImplementation(async (options) => {
        if (options.after > 100) await held;
        return readAll(options);
      });
      await projector.rebuild('loudest');
      await until('its progress is known elsewhere', async () => {
        const { state, progress = 0 } = (await web.status('loudest')) ?? {};
        return state === 'rebuilding' && progress > 0;
      });
      release();
    });

    test('learns that a model has recovered, also if that could not be published at once', async () => {
      await started([heard]);
      const web = await started([heard], { projects: false });
      jest.spyOn(store, 'apply').mockRejectedValueOnce(new Error('connection lost'));
      const save = store.save.bind(store);
      const recoveries: Document[] = [];
      jest.spyOn(store, 'save').mockImplementation(async (collection, document) => {
        if ('state' in document && document.state === 'live' && recoveries.push(document) === 1)
          throw new Error('connection lost');
        await save(collection, document);
      });
      const position = await say('ann');
      await until('it is published', () => recoveries.length > 1);
      await until('reads are known to be current', () => web.waitFor(written(position, 'talk'), 1000));
    });

    test('does not wait for a model that has stopped in another process', async () => {
      const web = await started([loudest], { projects: false });
      await started([loudest]);
      await say('bob', 101);
      await until('it is known to have stopped', async () => (await stateOf(web, 'loudest')) === 'faulted');
      await until('reads no longer wait for it', async () => (await web.untilCaughtUp(1_000_000, 0)) === 'stopped');
    });
  });

  describe('verify', () => {
    test('finds nothing if the documents match the log', async () => {
      for (let n = 0; n < 700; n++) await say(`p${n}`, 1);
      const runner = await started([heard, loudest]);
      const position = await append({ type: 'Left', data: { to: 'p3' } });
      await runner.untilCaughtUp(position, 30_000);
      expect(await runner.verify()).toEqual([
        expect.objectContaining({ model: 'heard', documents: 699, differences: 0, first: [] }),
        expect.objectContaining({ model: 'loudest', documents: 700, differences: 0, first: [] }),
      ]);
      expect(await store.scan('heard.verify', { limit: 1 })).toEqual([]);
    });

    test('names each different, missing or unexpected document', async () => {
      const runner = await started([heard]);
      for (const each of ['ann', 'bob', 'cyd']) await runner.untilCaughtUp(await say(each, 1), 30_000);
      const tamper = [change('ann', { $set: { words: 9 } }), remove('bob'), put({ _id: 'eve', words: 1 } as Heard)];
      await store.apply(
        'heard.g1',
        tamper.map((write) => ({ position: 50, write })),
        0,
      );
      const [report] = await runner.verify(['heard']);
      expect(report).toMatchObject({ documents: 3, differences: 3 });
      expect(report?.first).toEqual([
        { id: 'ann', kind: 'different', fields: [{ name: 'words', expected: 1, found: 9 }], equal: 0 },
        { id: 'bob', kind: 'missing', fields: [{ name: 'words', expected: 1, found: undefined }], equal: 0 },
        { id: 'eve', kind: 'extra', fields: [{ name: 'words', expected: undefined, found: 1 }], equal: 0 },
      ]);
    });

    test('verifies correctly while events come in', async () => {
      const runner = await started([heard]);
      for (let n = 0; n < 600; n++) await say('ann', 1);
      await runner.untilCaughtUp(await events.lastPosition(), 30_000);
      const verified = runner.verify(['heard']);
      for (let n = 0; n < 50; n++) await say(n % 2 === 0 ? 'ann' : `late ${n}`, 1);
      expect(await verified).toMatchObject([{ differences: 0 }]);
    });
  });

  test('refuses two projections with the same name', () => {
    expect(
      () =>
        new ProjectionRunner({
          clock: new TestClock(),
          interventions: async () => NO_INTERVENTIONS,
          events,
          reader: new LogReader(events, silent),
          documents: store,
          scratch: store,
          projections: [heard, heard],
          projects: true,
          log: silent,
        }),
    ).toThrow('Two projections are named heard.');
  });
});
