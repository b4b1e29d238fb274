import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { loggedEvent } from '#projections/administration/logged-event';
import { runs } from '#projections/research/runs/runs.projection';
import { goldenEvents } from '#test/support/golden-events';
import { recorded } from '#test/support/read-models/projected';
import { claimRecorded, runRequested, runStarted } from '#test/support/research/research-examples';
import { type GraphNode, requestGraph } from './request-graph';
import { toTracedEvent } from './traced-event';

const golden = (name: string, data: object = {}): DomainEvent => {
  const event = goldenEvents.get(`${name}.v1.json`);
  if (event === undefined) throw new Error(`There is no golden event ${name}.`);
  return { type: event.type, data: { ...event.data, ...data } };
};
const admitted = golden('TrackerAdmitted');
const created = golden('TrackerCreated');
const registered = golden('UserRegistered');

interface Cause {
  /** The hour of the event that caused it; the request itself otherwise. */
  readonly by?: number;
  /** The run that it is part of. */
  readonly run?: string;
}

let hour = 0;
beforeEach(() => {
  hour = 0;
});
const then = (event: DomainEvent, { by, run }: Cause = {}): Recorded => {
  const base = recorded(event, ++hour);
  const causation_id = by === undefined ? 'command' : `event-${by}`;
  const stream = ['RunRequested', 'RunStarted'].includes(event.type) ? 'run-tracker-1' : 'any-stream';
  return { ...base, stream, metadata: { ...base.metadata, correlation_id: run ?? 'request', causation_id } };
};

const nameOf = (node: GraphNode): string => {
  switch (node.kind) {
    case 'request':
      return 'the request';
    case 'event':
      return node.count === 1 ? node.type : `${node.count} ${node.type}`;
    case 'job':
      return node.count === 1 ? `${node.job} job` : `${node.count} ${node.job} jobs`;
    case 'run':
      return `run ${node.run_id}`;
    case 'delivery':
      return node.sent ? 'finished delivery' : 'delivery';
    case 'read_model':
      return `${node.name} up to ${node.position}`;
  }
};

const given = (...events: readonly Recorded[]) => ({
  whenFollowed(shown: readonly string[] = [], models: readonly Projection[] = []) {
    const known = events.map((event) => toTracedEvent(loggedEvent(event), event, models));
    const { nodes, edges } = requestGraph('request', known, new Set(shown));
    const names = new Map(nodes.map((node) => [node.id, nameOf(node)]));
    const drawn = edges.map(({ from, to }) => `${names.get(from)} → ${names.get(to)}`);
    return { then: (...expected: readonly string[]) => expect(drawn).toEqual(expected), nodes };
  },
});

test('an event follows from the request, or from the event that caused it', () =>
  given(then(admitted), then(created, { by: 1 }))
    .whenFollowed()
    .then('the request → TrackerAdmitted', 'TrackerAdmitted → TrackerCreated'));

test('a requested run follows through its job, and what it recorded follows from it', () =>
  given(then(runRequested('r1')), then(runStarted('r1'), { run: 'r1' }))
    .whenFollowed(['r1'])
    .then('the request → RunRequested', 'RunRequested → research job', 'research job → run r1', 'run r1 → RunStarted'));

test('a delivery follows through its job, and its attempts follow from it', () => {
  const ofEffect = (event: Recorded): Recorded => ({ ...event, stream: 'outbound-e1' });
  const known = () => [then(registered), ofEffect(then(golden('EffectPlanned'), { by: 1 }))];
  const planned = [
    'the request → UserRegistered',
    'UserRegistered → EffectPlanned',
    'EffectPlanned → account-mail job',
  ];
  given(...known())
    .whenFollowed()
    .then(...planned, 'account-mail job → delivery');
  hour = 0;
  const attempt = () => [
    ofEffect(then(golden('AttemptBegun'), { by: 2 })),
    ofEffect(then(golden('EffectDelivered'), { by: 3 })),
  ];
  given(...known(), ...attempt())
    .whenFollowed()
    .then(
      ...planned,
      'account-mail job → finished delivery',
      'finished delivery → AttemptBegun',
      'finished delivery → EffectDelivered',
    );
});

test('events of one type with the same cause are one node', () => {
  const claims = [1, 2, 3].map((claim) => then(claimRecorded('r1', `claim-${claim}`), { run: 'r1' }));
  given(then(runRequested('r1')), ...claims)
    .whenFollowed(['r1'])
    .then(
      'the request → RunRequested',
      'RunRequested → research job',
      'research job → run r1',
      'run r1 → 3 ClaimRecorded',
    );
});

test('several events of one type lead to one node of each type', () =>
  given(then(admitted), then(admitted), then(created, { by: 1 }), then(created, { by: 2 }))
    .whenFollowed()
    .then('the request → 2 TrackerAdmitted', '2 TrackerAdmitted → 2 TrackerCreated'));

test('runs that are not shown are left out, with their events; their jobs are counted', () =>
  given(then(runRequested('r1')), then(runRequested('r2')))
    .whenFollowed(['r2'])
    .then('the request → 2 RunRequested', '2 RunRequested → 2 research jobs', '2 research jobs → run r2'));

test('a read model follows from each event that writes to it, and has to show the last of them', () => {
  const [requested, started] = [then(runRequested('r1')), then(runStarted('r1'), { run: 'r1' })];
  const { nodes, then: expected } = given(requested, started, then(admitted)).whenFollowed(['r1'], [runs]);
  expected(
    'the request → RunRequested',
    'RunRequested → research job',
    'research job → run r1',
    'RunRequested → runs up to 2',
    'run r1 → RunStarted',
    'RunStarted → runs up to 2',
    'the request → TrackerAdmitted',
  );
  expect(nodes.at(-1)?.kind).toBe('read_model');
});

test('a read model that fails at an event follows from it', () => {
  const failing: Projection = {
    name: 'failing',
    categories: ['any'],
    indexes: [],
    project: () => {
      throw new Error('It cannot handle this event.');
    },
  };
  given(then(admitted))
    .whenFollowed([], [failing])
    .then('the request → TrackerAdmitted', 'TrackerAdmitted → failing up to 1');
});

test('an event that cannot be read is in the graph by its place', () => {
  const tracedEvent = toTracedEvent(loggedEvent(then(admitted)), undefined, [runs]);
  const { nodes } = requestGraph('request', [tracedEvent], new Set());
  expect(nodes.map(nameOf)).toEqual(['the request', 'TrackerAdmitted']);
});
