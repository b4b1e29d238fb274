import type { TrackerDocument } from '#modules/trackers/published';
import type { CommandBus } from '@nestjs/cqrs';
import type { Document } from '#kernel/projection';
import type { Job, JobQueue } from '#platform/jobs/job-queue';
import { InMemoryReadStore } from '#platform/read-store/in-memory/in-memory-read-store';
import type { Run } from '#projections/research/runs/run.document';
import type { TrackerState } from '#projections/research/tracker-states/tracker-state.document';
import type { RequestRun } from '../commands/request-run/request-run.command';
import { askForDueRuns } from './due-work';

const tracker: TrackerDocument = {
  _id: 'tracker-1',
  owner_id: 'ann',
  recorded: false,
  description: 'Tariffs',
  display_title: null,
  frequency: 'day',
  model: 'sonar-reasoning-pro',
  domains: [],
  key_facts: [],
  parent_id: null,
  public: false,
  email_updates: true,
  paused: false,
  tags: {},
  created_at: '2026-03-01T10:00:00.000Z',
  revised_at: '2026-03-01T10:00:00.000Z',
  deleted_at: null,
};
const state: TrackerState = {
  _id: 'tracker-1',
  state: null,
  updated_at: null,
  newest_lines: [],
  newest_sources: [],
  last_run_id: 'run-1',
  newest_period: null,
  retry_at: null,
  last_checked_at: null,
};

/** What is asked for, and which jobs are queued, when the scheduler looks at these documents at that time. */
const look = async (
  now: string,
  documents: {
    readonly trackers?: TrackerDocument[];
    readonly states?: TrackerState[];
    readonly runs?: Partial<Run>[];
  },
) => {
  const reads = new InMemoryReadStore();
  const fill = async (model: string, held: readonly object[]): Promise<void> => {
    await reads.ensureCollection(model, { indexes: [] });
    await reads.saveModelRecord({ name: model, live: model, liveVersion: '1', building: null, retired: [] });
    const writes = (held as readonly Document[]).map((document, index) => ({
      position: index,
      write: { kind: 'put' as const, id: document._id, document },
    }));
    await reads.apply(model, writes, writes.length);
  };
  await fill('trackers', documents.trackers ?? [tracker]);
  await fill('tracker-states', documents.states ?? [state]);
  await fill('runs', documents.runs ?? []);

  const asked: RequestRun[] = [];
  const queued: Job[] = [];
  const commands = { execute: async (command: RequestRun) => void asked.push(command) } as Partial<CommandBus>;
  const jobs = { enqueue: async (job: Job) => void queued.push(job) } as Partial<JobQueue>;
  await askForDueRuns({ reads, jobs: jobs as JobQueue, commands: commands as CommandBus }, new Date(now));
  return { asked: asked.map(({ request }) => request), ids: asked.map(({ context }) => context.commandId), queued };
};

test('a tracker is not due before its first period is over', async () => {
  expect((await look('2026-03-02T09:59:00Z', {})).asked).toEqual([]);
});

test('then it is, for that period', async () => {
  expect((await look('2026-03-02T10:00:00Z', {})).asked).toEqual([
    { trackerId: 'tracker-1', cause: 'due', period: '2026-03-02T10:00:00.000Z' },
  ]);
});

test('two schedulers that look at different times ask with the same id', async () => {
  const [first, second] = [await look('2026-03-02T10:00:00Z', {}), await look('2026-03-02T10:00:59Z', {})];
  expect(first.ids).toHaveLength(1);
  expect(first.ids).toEqual(second.ids);
});

test('a period that was asked for is not asked for again', async () => {
  const states = [{ ...state, newest_period: '2026-03-02T10:00:00.000Z' }];
  expect((await look('2026-03-03T09:00:00Z', { states })).asked).toEqual([]);
});

test('after three days of sleep one run catches up', async () => {
  expect((await look('2026-03-05T12:00:00Z', {})).asked).toEqual([
    { trackerId: 'tracker-1', cause: 'due', period: '2026-03-05T10:00:00.000Z' },
  ]);
});

test.each([
  ['paused', { ...tracker, paused: true }],
  ['deleted', { ...tracker, deleted_at: '2026-03-01T12:00:00.000Z' }],
])('a %s tracker is not due', async (_which, each) => {
  expect((await look('2026-03-09T12:00:00Z', { trackers: [each] })).asked).toEqual([]);
});

test('a failed run is tried again when its pause is over', async () => {
  const states = [{ ...state, retry_at: '2026-03-01T10:15:00.000Z' }];
  expect((await look('2026-03-01T10:14:00Z', { states })).asked).toEqual([]);
  expect((await look('2026-03-01T10:15:00Z', { states })).asked).toEqual([{ trackerId: 'tracker-1', cause: 'retry' }]);
});

test('runs that a crash left open have their jobs back', async () => {
  const run = { tracker_id: 'tracker-1', cause: 'due' as const };
  const runs = [
    { ...run, _id: 'r1', request_id: 'e1', state: 'queued' as const },
    { ...run, _id: 'r2', request_id: 'e2', state: 'running' as const, cause: 'asked' as const },
    { ...run, _id: 'r3', request_id: 'e3', state: 'published' as const },
  ];
  const { queued } = await look('2026-03-01T10:30:00Z', { runs });
  expect(queued).toEqual([
    { id: 'e1', kind: 'research', payload: { trackerId: 'tracker-1', runId: 'r1' } },
    { id: 'e2', kind: 'research', payload: { trackerId: 'tracker-1', runId: 'r2' }, priority: 'high' },
  ]);
});
