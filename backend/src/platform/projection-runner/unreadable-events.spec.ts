import type { EventSchema } from '#kernel/event-schema';
import { type Document, type Projection, changeOr } from '#kernel/projection';
import { inMemoryCheckpointStore } from '#test/support/in-memory/in-memory-checkpoint-store';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { TestClock } from '#test/support/test-clock';
import { until } from '#test/support/until';
import { codecEventStore } from '../event-store/codec/codec-event-store';
import type { EventStore } from '../event-store/event-store';
import { LogReader } from '../log-reader/log-reader';
import { NO_INTERVENTIONS } from './interventions';
import { ProjectionRunner } from './projection-runner';
import type { Reactor } from './reactors/reactor';
import { ReactorRunner } from './reactors/reactor-runner';

interface Count extends Document {
  readonly times: number;
}

const counting = (category: string): Projection => ({
  name: `${category}s`,
  categories: [category],
  indexes: [],
  project: (event) => [changeOr<Count>({ _id: event.stream, times: 0 }, { $inc: { times: 1 } })],
});

const schemas: readonly EventSchema[] = [
  { type: 'Said', version: 1 },
  { type: 'Joined', version: 1, personal: { subject: 'userId', fields: ['name'] } },
];
/** Schemas of the newer version that a rolling upgrade starts beside this one. */
const newer: readonly EventSchema[] = [...schemas, { type: 'Sung', version: 1 }];

const event = (type: string, data: object = {}) => ({
  id: nextId(),
  type,
  data,
  metadata,
});

describe('an event that cannot be read', () => {
  const log = { log: () => undefined, error: jest.fn<undefined, [string]>() };
  let raw: EventStore;
  let events: EventStore;
  let upgraded: EventStore;
  let documents: InMemoryReadStore;
  let stop: () => Promise<void>;

  beforeEach(() => {
    const keys = inMemoryKeyStore();
    raw = inMemoryEventStore();
    events = codecEventStore(raw, schemas, keys);
    upgraded = codecEventStore(raw, newer, keys);
    documents = new InMemoryReadStore();
  });
  afterEach(() => stop());

  const start = async (...reactors: readonly Reactor[]) => {
    const reader = new LogReader(events, log);
    const projections = [counting('talk'), counting('user')];
    const models = new ProjectionRunner({
      clock: new TestClock(),
      interventions: async () => NO_INTERVENTIONS,
      events,
      reader,
      documents,
      scratch: documents,
      projections,
      projects: true,
      log,
      tickMs: 5,
    });
    const checkpoints = inMemoryCheckpointStore();
    const runner = new ReactorRunner({
      events,
      reader,
      leases: documents,
      scratch: documents,
      checkpoints,
      reacts: true,
      log,
      pauseMs: () => 1,
    });
    await models.start();
    await runner.start(reactors);
    stop = async () => {
      await runner.stop();
      await models.stop();
      await reader.stop();
      await events.close();
    };
    return { models, runner };
  };
  const times = async (model: string, id: string) => (await documents.get<Count>({ name: model }, id))?.times;

  /** Appends an event whose personal field cannot be decrypted. */
  const appendDamaged = async (): Promise<void> => {
    await events.append('user-ann', 'none', [event('Joined', { userId: 'ann', name: 'Ann' })]);
    const [sealed] = await raw.readStream('user-ann');
    await raw.append('user-bob', 'none', [
      { ...event('Joined', { userId: 'ann', name: 'AAAA' }), metadata: { ...metadata, ...sealed?.metadata } },
    ]);
  };

  test.each(['before the start', 'while it runs'])('faults only the models that follow it, %s', async (when) => {
    if (when === 'before the start') await appendDamaged();
    const { models } = await start();
    if (when === 'while it runs') await appendDamaged();
    await events.append('talk-1', 'none', [event('Said')]);
    await until('the unreadable event is reached', async () => (await models.status('users'))?.state === 'faulted');
    await until('the other models continue', async () => (await times('talks', 'talk-1')) === 1);
    expect(await models.status('talks')).toMatchObject({ state: 'live' });
    const status = await models.status('users');
    expect(status?.error).toMatch(
      /^Joined at revision 0 of user-bob \(position 1\): it cannot be read. .*its checksum differs/,
    );
    expect(status?.position).toBe(0);
    expect(await times('users', 'user-ann')).toBe(1);
    expect(log.error).toHaveBeenCalledWith(`Read model users stopped: ${status?.error}`);
  });

  test('an event of a type that only a newer version knows faults the models of its category', async () => {
    const { models } = await start();
    await upgraded.append('talk-1', 'none', [event('Said'), event('Sung'), event('Said')]);
    await events.append('user-ann', 'none', [event('Joined', { userId: 'ann' })]);
    await until('the unreadable event is reached', async () => (await models.status('talks'))?.state === 'faulted');
    await until('the other one continues', async () => (await times('users', 'user-ann')) === 1);
    expect((await models.status('talks'))?.error).toMatch(
      /^Sung at revision 1 of talk-1 \(position 1\): .*newer version/,
    );
    expect(await times('talks', 'talk-1')).toBe(1);
  });

  test('blocks only the reactors that follow it, which skip nothing', async () => {
    const seen: string[] = [];
    const remembering = (name: string, category: string): Reactor => ({
      name,
      categories: [category],
      react: async ({ type, stream }) => void seen.push(`${type} ${stream}`),
      describeEffect: async () => [],
    });
    const { runner } = await start(remembering('talking', 'talk'), remembering('joining', 'user'));
    await upgraded.append('talk-1', 'none', [event('Said'), event('Sung'), event('Said')]);
    await events.append('user-ann', 'none', [event('Joined', { userId: 'ann' })]);
    await until('the unreadable event is reached', async () => (await runner.list())[0]?.state === 'failing');
    await until('the other one continues', () => seen.includes('Joined user-ann'));
    const [talking, joining] = await runner.list();
    expect(talking).toMatchObject({
      position: 0,
      error: expect.stringMatching(/^Sung at revision 1 of talk-1 \(position 1\)/),
    });
    expect(joining?.state).toBe('live');
    expect(seen.filter((each) => each.startsWith('Said'))).toEqual(['Said talk-1']);
  });
});
