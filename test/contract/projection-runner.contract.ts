import { type Document, type Projection, changeOr, remove } from '#kernel/projection';
import { BEGINNING, type EventStore } from '#platform/event-store/event-store';
import { LogReader } from '#platform/log-reader/log-reader';
import { NO_INTERVENTIONS } from '#platform/projection-runner/interventions';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import type { ReadModelStore, ScratchStore } from '#platform/read-store/read-store';
import { inMemoryEventStore } from '../support/in-memory/in-memory-event-store';
import { metadata, nextId } from '../support/log/event-envelope';
import { TestClock } from '../support/test-clock';
import { until } from '../support/until';

type Store = ReadModelStore & ScratchStore;
type Counted = { readonly type: 'Counted'; readonly data: { readonly what: string } };
type Forgotten = { readonly type: 'Forgotten'; readonly data: { readonly what: string } };

interface Count extends Document {
  readonly times: number;
}

const counts = (name: string): Projection<Counted | Forgotten> => ({
  name,
  categories: ['count'],
  indexes: [{ keys: ['times'] }],
  project(event) {
    if (event.type === 'Forgotten') return [remove(event.data.what)];
    return [changeOr<Count>({ _id: event.data.what, times: 0 }, { $inc: { times: 1 } })];
  },
});

/** Projections on a real store. `connect` simulates another process: with its own connection, or the same one. */
export const projectionRunnerContract = (name: string, open: () => Promise<{ connect(): Promise<Store> }>): void => {
  describe(`projections: ${name}`, () => {
    let events: EventStore;
    let stores: Store[];
    let runners: ProjectionRunner[];
    let connect: () => Promise<Store>;

    beforeEach(async () => {
      events = inMemoryEventStore();
      stores = [];
      runners = [];
      ({ connect } = await open());
    });
    afterEach(async () => {
      for (const runner of runners) await runner.stop();
      for (const store of new Set(stores)) await store.close();
      await events.close();
    });

    const process = async (projects: boolean) => {
      const store = await connect();
      stores.push(store);
      const projections = [counts('counts'), counts('copies')];
      const log = { log: () => undefined, error: () => undefined };
      const runner = new ProjectionRunner({
        clock: new TestClock(),
        interventions: async () => NO_INTERVENTIONS,
        events,
        reader: new LogReader(events, log),
        documents: store,
        scratch: store,
        projections,
        projects,
        log,
        tickMs: 20,
      });
      runners.push(runner);
      await runner.start();
      return { store, runner };
    };
    const happen = async (count: number): Promise<number> => {
      const happened = Array.from({ length: count }, (_, n) => ({
        id: nextId(),
        type: n % 17 === 16 ? 'Forgotten' : 'Counted',
        data: { what: `thing ${n % 10}` },
        metadata,
      }));
      const appended = await events.append(`count-${nextId()}`, 'none', happened);
      return appended.kind === 'appended' ? appended.position : BEGINNING;
    };
    const liveOf = async (store: Store, model: string) => (await store.modelRecord(model))?.live;

    test('follow the log, are rebuilt beside the live model, and agree with a replay', async () => {
      await happen(700);
      const { runner, store } = await process(true);
      expect(await runner.untilCaughtUp(await happen(60), 20_000)).toBe('shows');
      const before = await store.find<Count>({ name: 'counts' }, {}, { sort: { _id: 1 } });
      expect(before.reduce((sum, { times }) => sum + times, 0)).toBeGreaterThan(10);
      expect(await runner.rebuild('counts')).toBe('started');
      await until('the new generation answers', async () => (await liveOf(store, 'counts')) === 'counts.g2');
      await until('it follows the log', async () => (await runner.status('counts'))?.state === 'live');
      expect(await store.find({ name: 'counts' }, {}, { sort: { _id: 1 } })).toEqual(before);
      expect(await runner.untilCaughtUp(await happen(20), 20_000)).toBe('shows');
      expect(await store.find({ name: 'counts' }, {}, { sort: { _id: 1 } })).toEqual(
        await store.find({ name: 'copies' }, {}, { sort: { _id: 1 } }),
      );
      expect(await runner.verify()).toMatchObject([
        { model: 'counts', differences: 0 },
        { model: 'copies', differences: 0 },
      ]);
    });

    test('are visible to a process that does not project, and taken over when their process stops', async () => {
      const [first, web] = [await process(true), await process(false)];
      const position = await happen(50);
      expect(await web.runner.untilCaughtUp(position, 20_000)).toBe('shows');
      await until('the other process sees it', async () => (await web.store.count({ name: 'counts' }, {})) > 0);
      const second = await process(true);
      await first.runner.stop();
      const later = await happen(50);
      await until('the second has taken over', async () => (await second.runner.untilCaughtUp(later, 100)) === 'shows');
      expect(await web.runner.untilCaughtUp(later, 20_000)).toBe('shows');
      expect(await second.runner.verify()).toMatchObject([{ differences: 0 }, { differences: 0 }]);
    });
  });
};
