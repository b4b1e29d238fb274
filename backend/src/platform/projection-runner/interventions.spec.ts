import { type Document, type Projection, changeOr } from '#kernel/projection';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { TestClock } from '#test/support/test-clock';
import { until } from '#test/support/until';
import type { EventStore } from '../event-store/event-store';
import { LogReader } from '../log-reader/log-reader';
import { findUpToDate } from '../read-store/find-up-to-date';
import type { Interventions } from './interventions';
import { ProjectionRunner, type ProjectionRunnerOptions } from './projection-runner';

type Said = { readonly type: 'Said'; readonly data: { readonly to: string; readonly words: number } };
interface Heard extends Document {
  readonly words: number;
}

const MAX_WORDS = 100;
let most = MAX_WORDS;

const heard: Projection<Said> = {
  name: 'heard',
  categories: ['talk'],
  indexes: [],
  project(event) {
    const { to, words } = event.data;
    if (words > most) throw new Error('too loud');
    return [changeOr<Heard>({ _id: to, words: 0 }, { $inc: { words } })];
  },
};

const log = { log: () => undefined, error: () => undefined };

describe('interventions by administrators', () => {
  let events: EventStore;
  let store: InMemoryReadStore;
  let runners: ProjectionRunner[];
  let decided: Interventions;

  beforeEach(() => {
    events = inMemoryEventStore();
    store = new InMemoryReadStore();
    runners = [];
    decided = { paused: false, skipped: new Set() };
    most = MAX_WORDS;
  });
  afterEach(async () => {
    for (const runner of runners) await runner.stop();
    await events.close();
  });

  const started = async (options: Partial<ProjectionRunnerOptions> = {}) => {
    const runner = new ProjectionRunner({
      clock: new TestClock(),
      events,
      reader: new LogReader(events, log),
      documents: store,
      scratch: store,
      projections: [heard],
      projects: true,
      interventions: async () => decided,
      log,
      tickMs: 5,
      ...options,
    });
    runners.push(runner);
    await runner.start();
    return runner;
  };
  const say = async (to: string, words = 1): Promise<string> => {
    const id = nextId();
    await events.append(`talk-${nextId()}`, 'none', [{ id, type: 'Said', data: { to, words }, metadata }]);
    return id;
  };
  const words = async (to: string) => (await store.get<Heard>({ name: 'heard' }, to))?.words;
  const stateOf = async (runner: ProjectionRunner) => (await runner.status('heard'))?.state;
  const becomes = (state: string, runner: ProjectionRunner) =>
    until(`it is ${state}`, async () => (await stateOf(runner)) === state);
  const skip = (...ids: readonly string[]) => (decided = { paused: false, skipped: new Set(ids) });

  const faulted = async () => {
    await say('ann');
    const loud = await say('ann', 101);
    await say('ann');
    const runner = await started();
    await becomes('faulted', runner);
    return { runner, loud };
  };

  test('a stopped one names its event, and the documents that the event mentions', async () => {
    const { runner, loud } = await faulted();
    expect((await runner.status('heard'))?.event).toMatchObject({ id: loud, type: 'Said', position: 1 });
    expect(await runner.affectedDocuments('heard')).toEqual(['ann']);
  });

  test('a stopped model goes on without a skipped event, and tries again when it is told to', async () => {
    const { runner, loud } = await faulted();
    await runner.applyInterventions('heard');
    await becomes('faulted', runner);
    expect(await words('ann')).toBe(1);
    skip(loud);
    await runner.applyInterventions('heard');
    await becomes('live', runner);
    expect(await words('ann')).toBe(2);
  });

  test('a skipped event stays skipped after a restart, in a rebuild and when verified', async () => {
    const { runner, loud } = await faulted();
    skip(loud);
    await runner.stop();
    const second = await started();
    await becomes('live', second);
    expect(await words('ann')).toBe(2);
    expect(await second.rebuild('heard')).toBe('started');
    await until('it was rebuilt', async () => (await store.modelRecord('heard'))?.live === 'heard.g2');
    await becomes('live', second);
    expect(await words('ann')).toBe(2);
    expect(await second.verify()).toMatchObject([{ differences: 0 }]);
  });

  test('a rebuild takes a skipped event that the code can handle by now', async () => {
    const { runner, loud } = await faulted();
    skip(loud);
    await runner.applyInterventions('heard');
    await becomes('live', runner);
    most = 1000;
    await runner.rebuild('heard');
    await until('it was rebuilt', async () => (await words('ann')) === 103);
  });

  test('a rebuild that has stopped goes on where it was', async () => {
    const runner = await started();
    await say('ann');
    const loud = await say('ann', 90);
    await until('it has heard both', async () => (await words('ann')) === 91);
    most = 50;
    await runner.rebuild('heard');
    await becomes('faulted', runner);
    expect((await runner.status('heard'))?.event?.id).toBe(loud);
    skip(loud);
    await runner.applyInterventions('heard');
    await until('it was rebuilt', async () => (await store.modelRecord('heard'))?.live === 'heard.g2');
    expect(await words('ann')).toBe(1);
  });

  test.each(['here', 'elsewhere'])(
    'a read that must not miss anything fails while its model is stopped %s',
    async (where) => {
      const { runner } = await faulted();
      const asking = where === 'here' ? runner : await started({ projects: false });
      const found = () => findUpToDate({ events, progress: asking, reads: store }, heard, {});
      await expect(found()).rejects.toThrow('has stopped');
      decided = { paused: true, skipped: new Set() };
      await runner.applyInterventions('heard');
      await becomes('paused', runner);
      await expect(found()).rejects.toThrow('has stopped');
      most = 1000;
      decided = { paused: false, skipped: new Set() };
      await runner.applyInterventions('heard');
      await until('it is known to go on', async () => (await asking.untilCaughtUp(2, 0, ['heard'])) === 'shows');
      expect(await found()).toEqual([{ _id: 'ann', words: 103 }]);
    },
  );

  test('a model that this process gives up while it stops is not known to show anything', async () => {
    const runner = await started();
    const waiting = runner.untilCaughtUp(1_000_000, 30_000);
    await runner.stop();
    expect(await waiting).toBe('behind');
  });

  test('a paused model stands still, is not waited for, and is not rebuilt until it is resumed', async () => {
    const runner = await started();
    await say('ann');
    await until('it follows the log', async () => (await words('ann')) === 1);
    decided = { paused: true, skipped: new Set() };
    await runner.applyInterventions('heard');
    expect(await runner.status('heard')).toMatchObject({ state: 'paused', byAdministrator: true });
    await say('ann');
    const begun = performance.now();
    expect(await runner.waitFor({ position: 1, categories: new Set(['talk']) }, 30_000)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(25_000);
    expect(await words('ann')).toBe(1);
    expect(await runner.rebuild('heard')).toBe('paused');
    await runner.stop();

    const second = await started();
    await becomes('paused', second);
    skip();
    await second.applyInterventions('heard');
    await until('it has caught up', async () => (await words('ann')) === 2);
    expect(await stateOf(second)).toBe('live');
  });

  test('pausing interrupts a rebuild, which goes on when it is resumed', async () => {
    const runner = await started();
    for (let n = 0; n < 600; n++) await say('ann');
    await until('it has heard them', async () => (await words('ann')) === 600);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const apply = store.apply.bind(store);
    jest.spyOn(store, 'apply').mockImplementation(async (collection, ...rest) => {
      if (collection === 'heard.g2') await held;
      return apply(collection, ...rest);
    });
    await runner.rebuild('heard');
    decided = { paused: true, skipped: new Set() };
    const applied = runner.applyInterventions('heard');
    release();
    await applied;
    expect(await stateOf(runner)).toBe('paused');
    skip();
    await runner.applyInterventions('heard');
    await until('it was rebuilt', async () => (await store.modelRecord('heard'))?.live === 'heard.g2');
    expect(await words('ann')).toBe(600);
  });

  test('another process forwards an intervention to the one that projects', async () => {
    const { runner, loud } = await faulted();
    const web = await started({ projects: false });
    await becomes('faulted', web);
    expect((await web.status('heard'))?.event?.id).toBe(loud);
    skip(loud);
    expect(await web.applyInterventions('heard')).toBe(true);
    await becomes('live', runner);
    expect(await web.applyInterventions('nothing')).toBe(false);
  });
});
