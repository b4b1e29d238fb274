import { Global, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { type Projection, put } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { inMemoryCheckpointStore } from '#test/support/in-memory/in-memory-checkpoint-store';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { TestClock } from '#test/support/test-clock';
import { until } from '#test/support/until';
import { area } from '../area/area';
import { EVENT_CATEGORIES } from '../area/event-categories';
import { CHECKPOINT_STORE } from '../checkpoints/checkpoint-store';
import { CLOCK } from '../clock';
import { EVENT_STORE } from '../event-store/event-store';
import { provideReadModelStore } from '../read-store/read-store';
import { provideReactor } from './contributions';
import { INTERVENTIONS, NO_INTERVENTIONS } from './interventions';
import { ProjectionRunner } from './projection-runner';
import { ProjectionRunnerModule } from './projection-runner.module';
import type { Reactor } from './reactors/reactor';

const named = (name: string): Projection => ({
  name,
  categories: ['talk'],
  indexes: [],
  project: (event) => [put({ _id: event.id })],
});

class Postbox {
  readonly letters: string[] = [];
}

const postReactor = (postbox: Postbox): Reactor => ({
  name: 'post',
  categories: ['talk'],
  react: async (event: Recorded) => void postbox.letters.push(event.id),
  describeEffect: async () => [],
});

const documents = new InMemoryReadStore();
const events = inMemoryEventStore();

const ports = [
  { provide: EVENT_STORE, useValue: events },
  ...provideReadModelStore(documents),
  { provide: CHECKPOINT_STORE, useValue: inMemoryCheckpointStore() },
  { provide: INTERVENTIONS, useValue: async () => NO_INTERVENTIONS },
  { provide: CLOCK, useValue: new TestClock() },
  { provide: EVENT_CATEGORIES, useValue: [] },
];

@Global()
@Module({ providers: ports, exports: ports.map(({ provide }) => provide) })
class StoresModule {}

const talk = area('talk', {
  readModels: [named('one'), named('two')],
  providers: [Postbox, provideReactor(postReactor, Postbox)],
});
const other = area('other', { readModels: [named('three')] });

test('runs the contributions of all area modules, from start to shutdown', async () => {
  const app = await Test.createTestingModule({
    imports: [
      ProjectionRunnerModule.withRoles({ projects: true, reacts: true }),
      StoresModule,
      talk.module,
      other.module,
    ],
  }).compile();
  await app.init();
  const runner = app.get(ProjectionRunner);
  const id = nextId();
  await events.append('talk-1', 'none', [{ id, type: 'Said', data: {}, metadata }]);

  expect(await runner.untilCaughtUp(await events.lastPosition(), 30_000)).toBe('shows');
  for (const name of ['one', 'two', 'three']) expect(await documents.get({ name }, id)).toEqual({ _id: id });
  await until('the reactor was reached', () => app.get(Postbox).letters.includes(id));

  await app.close();
  expect(await documents.leaseHolder('projection:one')).toBeNull();
  expect(await documents.leaseHolder('reactor:post')).toBeNull();
});
