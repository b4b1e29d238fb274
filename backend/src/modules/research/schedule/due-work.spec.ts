import type { CommandBus } from '@nestjs/cqrs';
import type { ChannelsEvent } from '#events/accounts/channels.events';
import type { Frequency } from '#events/trackers/tracker-settings';
import type { TrackerEvent } from '#events/trackers/tracker.events';
import type { DomainEvent } from '#kernel/events';
import { accepted } from '#platform/command-handling/command-outcome';
import type { Job, JobQueue } from '#platform/jobs/job-queue';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { channels } from '#projections/accounts/channels/channels.projection';
import { dueRuns } from '#projections/research/due-runs/due-runs.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { activatedAs, registeredAs } from '#test/support/accounts/user-examples';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { nothingNewFound, runFailed, runRequested, runStarted } from '#test/support/research/research-examples';
import { created } from '#test/support/trackers/tracker-examples';
import type { RequestRun } from '../commands/request-run/request-run.command';
import { leadOf } from '../domain/schedule';
import { dueWork } from './due-work';

const daily = created({ trackerId: 'tracker-1', frequency: 'day' });
const of = (type: 'TrackerPaused' | 'TrackerResumed' | 'TrackerRestored'): TrackerEvent => ({
  type,
  data: { trackerId: 'tracker-1', ownerId: 'ann' },
});
const deleted: TrackerEvent = {
  type: 'TrackerDeleted',
  data: { trackerId: 'tracker-1', ownerId: 'ann', frequency: 'day', restorableUntil: '2026-04-01T00:00:00.000Z' },
};
const changedTo = (frequency: Frequency): TrackerEvent => ({
  type: 'TrackerRevised',
  data: {
    trackerId: 'tracker-1',
    ownerId: 'ann',
    settings: created({ frequency }).data.settings,
    changed: ['frequency'],
  },
});
const dueRun = (period: string): DomainEvent[] => [runRequested('r2', 'due', period), nothingNewFound('r2')];

/** The requested runs and queued jobs after a look at the schedule; the log has one event per hour from 01:00. */
const look = async (
  now: string,
  log: readonly DomainEvent[],
  maxActiveRuns = 10,
  runIds: 'given' | 'none' = 'none',
  unprojected: readonly DomainEvent[] = [],
  room = 1,
) => {
  const reads = await filledReadStore([dueRuns, runs, accounts, channels], log);
  const requests: RequestRun[] = [];
  const queued: Job[] = [];
  const failed: string[] = [];
  const execute = async (command: RequestRun) => {
    if (command.request.trackerId === 'damaged') throw new Error('damaged');
    requests.push(command);
    return accepted({ runId: runIds === 'given' ? `run ${requests.length}` : null });
  };
  const work = dueWork({
    reads,
    jobs: { enqueue: async (job: Job) => void queued.push(job) } as Partial<JobQueue> as JobQueue,
    commands: { execute } as Partial<CommandBus> as CommandBus,
    hasEnded: async (_, runId) =>
      [...log, ...unprojected].some(
        ({ type, data }) => type === 'NothingNewFound' && 'runId' in data && data.runId === runId,
      ),
    roomForSubjects: async () => room,
    maxActiveRuns,
    onFailure: (trackerId) => failed.push(trackerId),
  });
  await work.refreshDue(new Date(now));
  await work.request(new Date(now));
  return {
    requested: requests.map(({ request }) => request),
    trackers: requests.map(({ request }) => request.trackerId),
    ids: requests.map(({ context }) => context.commandId),
    queued,
    failed,
    again: async () => {
      await work.request(new Date(now));
      return requests.map(({ request }) => request.trackerId);
    },
  };
};

const firstRun = [daily, runRequested('r1', 'created'), nothingNewFound('r1')];
const due = (period: string) => ({ trackerId: 'tracker-1', cause: 'due', period });

test('a tracker is not due before its first period has ended', async () => {
  expect((await look('2026-03-02T00:59:59Z', firstRun)).requested).toEqual([]);
});

test('a tracker is due for its first period once that has ended', async () => {
  expect((await look('2026-03-02T01:00:00Z', firstRun)).requested).toEqual([due('2026-03-02T01:00:00.000Z')]);
});

test('two schedulers that look at different times make requests with the same id', async () => {
  const [first, second] = [await look('2026-03-02T01:00:00Z', firstRun), await look('2026-03-02T01:00:59Z', firstRun)];
  expect(first.ids).toHaveLength(1);
  expect(first.ids).toEqual(second.ids);
});

test('a period is not requested twice', async () => {
  const log = [...firstRun, ...dueRun('2026-03-02T01:00:00.000Z')];
  expect((await look('2026-03-03T00:59:59Z', log)).requested).toEqual([]);
  expect((await look('2026-03-03T01:00:00Z', log)).requested).toEqual([due('2026-03-03T01:00:00.000Z')]);
});

test('one run catches up after three days of downtime', async () => {
  expect((await look('2026-03-05T12:00:00Z', firstRun)).requested).toEqual([due('2026-03-05T01:00:00.000Z')]);
});

test('a run requested by a user does not move the schedule', async () => {
  const log = [...firstRun, runRequested('r2', 'asked'), nothingNewFound('r2')];
  expect((await look('2026-03-02T01:00:00Z', log)).requested).toEqual([due('2026-03-02T01:00:00.000Z')]);
});

test('a monthly tracker is due on its day of the month', async () => {
  const log = [created({ trackerId: 'tracker-1', frequency: 'month' })];
  expect((await look('2026-03-30T12:00:00Z', log)).requested).toEqual([]);
  expect((await look('2026-04-01T01:00:00Z', log)).requested).toEqual([due('2026-04-01T01:00:00.000Z')]);
});

test('a change to a shorter period takes effect immediately', async () => {
  const log = [created({ trackerId: 'tracker-1', frequency: 'week' }), changedTo('hour')];
  expect((await look('2026-03-01T02:00:00Z', log)).requested).toEqual([due('2026-03-01T02:00:00.000Z')]);
});

test('the next scheduled time after a change is that of the longer period', async () => {
  const hourly = created({ trackerId: 'tracker-1', frequency: 'hour' });
  const log = [hourly, ...dueRun('2026-03-06T23:00:00.000Z'), changedTo('week')];
  expect((await look('2026-03-08T00:59:59Z', log)).requested).toEqual([]);
  expect((await look('2026-03-08T01:00:00Z', log)).requested).toEqual([due('2026-03-08T01:00:00.000Z')]);
});

describe('trackers of an owner whose briefs are sent at noon', () => {
  const ann = [registeredAs('ann'), activatedAs('ann')];
  const off: TrackerEvent = { type: 'EmailUpdatesTurnedOff', data: { trackerId: 'tracker-1', ownerId: 'ann' } };
  const at = (noon: string): string => new Date(Date.parse(noon) - leadOf('ann')).toISOString();
  // Made at 03:00, and run since then.
  const log = [...ann, daily, ...dueRun('2026-03-01T03:00:00.000Z')];

  test('a daily tracker is due before noon, whenever it was made', async () => {
    expect((await look(at('2026-03-02T12:00:00Z'), log)).requested).toEqual([due(at('2026-03-02T12:00:00Z'))]);
    const madeAtNoon = [...ann, ...Array.from({ length: 9 }, () => runRequested('other')), ...firstRun];
    expect((await look('2026-03-02T09:00:00Z', madeAtNoon)).requested).toEqual([]);
    expect((await look('2026-03-02T12:00:00Z', madeAtNoon)).requested).toEqual([due(at('2026-03-02T12:00:00Z'))]);
  });

  test('a run that would follow another by less than half a day waits until that has passed', async () => {
    // At 04:00.
    expect((await look('2026-03-01T15:59:59Z', log)).requested).toEqual([]);
    expect((await look('2026-03-01T16:00:00Z', log)).requested).toEqual([due(at('2026-03-01T12:00:00Z'))]);
  });

  test('a later hour moves the next run to before it', async () => {
    const later = [...log, { type: 'EmailTimeSet' as const, data: { userId: 'ann', emailTime: '20:00' } }];
    expect((await look('2026-03-01T18:00:00Z', later)).requested).toEqual([]);
    expect((await look('2026-03-01T20:00:00Z', later)).requested).toEqual([due(at('2026-03-01T20:00:00Z'))]);
  });

  test('a tracker without mail stays at the hour it was made', async () => {
    expect((await look('2026-03-02T02:59:59Z', [...log, off])).requested).toEqual([]);
    expect((await look('2026-03-02T03:00:00Z', [...log, off])).requested).toEqual([due('2026-03-02T03:00:00.000Z')]);
  });

  test('a tracker without mail is due before noon too if its news go to a channel', async () => {
    const webhook: ChannelsEvent = {
      type: 'ChannelAdded',
      data: { userId: 'ann', channelId: 'c', kind: 'webhook', target: 'https://hooks.example/', enabled: true },
    };
    expect((await look('2026-03-02T03:00:00Z', [...log, off, webhook])).requested).toEqual([
      due(at('2026-03-01T12:00:00Z')),
    ]);
  });
});

test.each([
  ['paused', [of('TrackerPaused')]],
  ['deleted', [deleted]],
])('a %s tracker is not due', async (_which, events) => {
  expect((await look('2026-03-09T12:00:00Z', [...firstRun, ...events])).requested).toEqual([]);
});

test.each([
  ['resumed', [of('TrackerPaused'), of('TrackerResumed')]],
  ['restored', [deleted, of('TrackerRestored')]],
])('a tracker that was %s is due again', async (_which, events) => {
  expect((await look('2026-03-09T12:00:00Z', [...firstRun, ...events])).requested).toHaveLength(1);
});

test('starter trackers are never due', async () => {
  const log = [created({ trackerId: 'tracker-1', ownerId: null })];
  expect((await look('2026-06-01T00:00:00Z', log)).requested).toEqual([]);
});

test('a failed run is retried after its backoff', async () => {
  const log = [daily, runRequested('r1', 'created'), runStarted('r1'), runFailed('r1')];
  expect((await look('2026-03-01T04:14:59Z', log)).requested).toEqual([]);
  expect((await look('2026-03-01T04:15:00Z', log)).requested).toEqual([{ trackerId: 'tracker-1', cause: 'retry' }]);
});

test('a new period replaces the retry', async () => {
  const log = [daily, runRequested('r1', 'created'), runStarted('r1'), runFailed('r1')];
  expect((await look('2026-03-02T12:00:00Z', log)).requested).toEqual([due('2026-03-02T01:00:00.000Z')]);
});

test('re-enqueues jobs of runs interrupted by a crash, with the priority that their owners have', async () => {
  const log = [daily, runRequested('r1', 'due'), runStarted('r1'), runRequested('r2', 'asked')];
  expect((await look('2026-03-01T05:00:00Z', log)).queued).toEqual([
    { id: 'event-2', kind: 'research', payload: { trackerId: 'tracker-1', runId: 'r1' }, priority: 2 },
    { id: 'event-4', kind: 'research', payload: { trackerId: 'tracker-1', runId: 'r2' }, priority: 1 },
  ]);
});

describe('more due trackers than may be active', () => {
  const ofAnn = Array.from({ length: 200 }, (_, n) => created({ trackerId: `ann-${n}`, frequency: 'hour' }));
  const ofBob = created({ trackerId: 'bob-0', ownerId: 'bob', frequency: 'hour' });
  const later = '2026-04-01T00:00:00Z';

  test('owners take turns, and each has the longest due first', async () => {
    const { trackers } = await look(later, [...ofAnn, ofBob], 3);
    expect(trackers).toEqual(['ann-0', 'bob-0', 'ann-1']);
  });

  test('only scheduled runs count towards the limit', async () => {
    const scheduled = runRequested('r1', 'due');
    const requested = runRequested('r2', 'asked');
    expect((await look(later, [...ofAnn, ofBob, daily, scheduled, requested], 2)).trackers).toEqual(['bob-0']);
  });

  test('the rest is requested as soon as there is room', async () => {
    const { again } = await look(later, [...ofAnn, ofBob], 1);
    expect(await again()).toEqual(['ann-0', 'bob-0']);
    expect(await again()).toEqual(['ann-0', 'bob-0', 'ann-1']);
  });

  test('requested runs count before the read model shows them, and no longer once it shows that they have ended', async () => {
    const { again } = await look(later, [...ofAnn, ofBob], 1, 'given');
    expect(await again()).toEqual(['ann-0']);
    const ended = [runRequested('run 1', 'due'), nothingNewFound('run 1')];
    const displayed = await look(later, [...ofAnn, ofBob, ...ended], 1, 'given');
    expect(await displayed.again()).toEqual(['ann-0', 'bob-0']);
  });

  test('runs that have ended leave room for others while the read model of runs has stopped', async () => {
    const displayed = [...ofAnn, ofBob, daily, runRequested('r1', 'due')];
    expect((await look(later, displayed, 1)).trackers).toEqual([]);
    const ended = [nothingNewFound('r1'), nothingNewFound('run 1')];
    const { trackers, again } = await look(later, displayed, 1, 'given', ended);
    expect(trackers).toHaveLength(1);
    expect(await again()).toHaveLength(2);
    expect(await again()).toHaveLength(2);
  });

  test('a run that cannot be requested does not block others', async () => {
    const { failed, trackers } = await look(later, [created({ trackerId: 'damaged', frequency: 'hour' }), ...ofAnn], 2);
    expect([failed, trackers]).toEqual([['damaged'], ['ann-0']]);
  });
});

describe('countries', () => {
  const country = (trackerId: string): TrackerEvent => ({
    type: 'TrackerCreated',
    data: {
      trackerId,
      ownerId: null,
      settings: { ...created({ frequency: 'week' }).data.settings, subject: { kind: 'country', key: trackerId } },
      parentId: null,
    },
  });
  const countries = ['canada', 'japan', 'korea'].map(country);
  const trackersWith = async (log: readonly DomainEvent[], room: number) =>
    (await look('2026-03-01T12:00:00Z', log, 10, 'none', [], room)).trackers;

  test('countries are due at once, as many as the day has room for', async () => {
    expect(await trackersWith(countries, 2)).toEqual(['canada', 'japan']);
    expect(await trackersWith(countries, 0)).toEqual([]);
    // More were made than are allowed now.
    expect(await trackersWith(countries, -1)).toEqual([]);
  });

  test('take no turn from others when there is no room', async () => {
    const log = [...countries, daily, runRequested('r1', 'created'), nothingNewFound('r1')];
    expect((await look('2026-03-02T12:00:00Z', log, 1, 'none', [], 0)).trackers).toEqual(['tracker-1']);
  });

  test('a country that nobody follows is not due', async () => {
    const paused: TrackerEvent = { type: 'TrackerPaused', data: { trackerId: 'canada', ownerId: null } };
    expect(await trackersWith([country('canada'), paused], 10)).toEqual([]);
  });
});
