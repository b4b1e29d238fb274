import type { LedgerEvent } from '#events/research/ledger.events';
import type { RunEvent } from '#events/research/run.events';
import type { DomainEvent } from '#kernel/events';
import { uuidV7 } from '#kernel/ids';
import type { Projection } from '#kernel/projection';
import { projected } from '#test/support/read-models/projected';
import { feedbackGiven, feedbackWithdrawn } from '#test/support/research/feedback-examples';
import {
  claimRecorded,
  documentsConsidered,
  lineOf,
  nothingNewFound,
  runEnded,
  runFailed,
  runStarted,
  source,
  stateEstablished,
  updatePublished,
} from '#test/support/research/research-examples';
import { created, deleted } from '#test/support/trackers/tracker-examples';
import { hostDays } from './host-days/host-days.projection';
import { measures } from './measures/measures.projection';
import { runHosts } from './run-hosts/run-hosts.projection';
import { runTimes } from './run-times/run-times.projection';
import { userWeeks } from './user-weeks/user-weeks.projection';

const starterTracker = uuidV7(Date.UTC(2025, 0, 20), Buffer.alloc(10));
const ofStarter = <Event extends DomainEvent>(event: Event): Event => ({
  ...event,
  data: { ...event.data, trackerId: starterTracker },
});
const documentsAfter = (projection: Projection, events: readonly DomainEvent[]) => projected(projection, events);
const countsAfter = async (...events: readonly DomainEvent[]) => documentsAfter(measures as Projection, events);
const ofAnn = (type: string): DomainEvent => ({ type, data: { userId: 'ann' } });
const registered = ofAnn('UserRegistered');
const activated = ofAnn('UserActivated');
const rotated = ofAnn('SessionRotated');

describe('measures', () => {
  test.each<readonly [string, DomainEvent, object]>([
    ['a tracker created', created(), { trackers_created: 1 }],
    ['a tracker deleted', deleted(), { trackers_deleted: 1 }],
    ['a run started', runStarted('run'), { engine_feeds: 1 }],
    ['a claim', claimRecorded('run', 'c1'), { claims_new: 1 }],
    ['a verdict', feedbackGiven(['c1', 'c2'], { verdict: 'off_topic' }), { verdict_off_topic: 1 }],
    ['a first overview', stateEstablished('run'), { runs_published: 1, claims_rejected: 2 }],
    ['a quiet run', nothingNewFound('run', 0.25), { runs_nothing_new: 1, claims_rejected: 2, cost_usd: 0.25 }],
    ['a failed run', runFailed('run'), { runs_failed: 1, claims_rejected: 2 }],
    ['a sign-up', registered, { signed_up: 1 }],
    ['an activation', activated, { activated: 1 }],
    ['pages', documentsConsidered('run'), { pages_read: 2 }],
  ])('count %s on its day', async (_what, event, counts) =>
    expect(await countsAfter(event)).toEqual([{ _id: '2026-03-01', counts }]),
  );

  test.each<readonly [string, DomainEvent]>([
    ['a run that is resumed', runStarted('run', 2)],
    ['the end of a run, which its outcome has told', runEnded('run')],
    ['feedback that is taken back', feedbackWithdrawn('c1')],
    ['a starter tracker', ofStarter(created({ ownerId: null }))],
    ['a run of a starter tracker', ofStarter(updatePublished('run', 'u1'))],
    ['claims of a starter tracker', ofStarter(claimRecorded('run', 'c1'))],
  ])('leave out %s', async (_what, event) => expect(await countsAfter(event)).toEqual([]));

  test('add up, on each day by itself', async () => {
    const dayLater = Array.from({ length: 24 }, () => feedbackWithdrawn('c1'));
    expect(await countsAfter(runFailed('a'), created(), runFailed('b'), ...dayLater, runFailed('c'))).toEqual([
      { _id: '2026-03-01', counts: { runs_failed: 2, trackers_created: 1, claims_rejected: 4 } },
      { _id: '2026-03-02', counts: { runs_failed: 1, claims_rejected: 2 } },
    ]);
  });

  test('tell how many days lie between a page and the update with its line', async () => {
    const dates = ['2026-03-01T22:00:00-05:00', '2026-02-28', '2026-02-26', '2026-02-22', '2025-03-01', null];
    const sources = dates.map((publishedAt) => ({ ...source, publishedAt }));
    const lines = sources.map((_source, index) => lineOf('A line.', [index + 1]));
    const event = updatePublished('run', 'u1');
    if (event.type !== 'UpdatePublished') throw new Error('This is no update.');
    const update = { ...event.data.update, sources, lines };
    const [day] = await countsAfter({ ...event, data: { ...event.data, update } } satisfies LedgerEvent);
    expect(day).toMatchObject({
      counts: {
        told_same_day: 1,
        told_next_day: 1,
        told_in_three_days: 1,
        told_in_a_week: 1,
        told_later: 1,
        told_undated: 1,
        runs_published: 1,
      },
    });
  });
});

describe('pages by their hosts', () => {
  const event = documentsConsidered('run');
  if (event.type !== 'DocumentsConsidered') throw new Error('These are no documents.');
  const unreachable = {
    url: 'https://gone.example/a',
    title: '',
    outcome: 'unreachable',
    reason: { kind: 'not_read', fault: { kind: 'status', status: 404 } },
    notes: [],
  } as const;
  const considered = [...event.data.considered, unreachable, { ...unreachable, url: 'not an address' }];
  const other = { ...event, data: { ...event.data, runId: 'other', considered } } satisfies RunEvent;

  test('host-days tell what could be read from each host, and what could not', async () => {
    expect(await documentsAfter(hostDays as Projection, [other, event, ofStarter(event)])).toEqual([
      { _id: '2026-03-01 agency.gov', day: '2026-03-01', host: 'agency.gov', read: 4, unreachable: 0 },
      { _id: '2026-03-01 gone.example', day: '2026-03-01', host: 'gone.example', read: 0, unreachable: 1 },
    ]);
  });

  test('run-hosts tell it of each run, with what is no address', async () => {
    const of = { run_id: 'other', tracker_id: 'tracker-1', considered_at: '2026-03-01T02:00:00.000Z' };
    expect(await documentsAfter(runHosts as Projection, [ofStarter(event), other])).toEqual([
      { _id: 'other ', ...of, host: null, read: 0, unreachable: 1 },
      { _id: 'other agency.gov', ...of, host: 'agency.gov', read: 2, unreachable: 0 },
      { _id: 'other gone.example', ...of, host: 'gone.example', read: 0, unreachable: 1 },
    ]);
  });
});

test('run-times count the runs that ended in each ten minutes', async () => {
  const events = [runFailed('a'), updatePublished('b', 'u'), runEnded('b'), ofStarter(runFailed('c')), runFailed('d')];
  expect(await documentsAfter(runTimes as Projection, events)).toEqual([
    { _id: '2026-03-01', ended: { '0100': 1, '0200': 1, '0500': 1 } },
  ]);
});

describe('user-weeks', () => {
  const week = '2026-02-23';
  const after = (...events: readonly DomainEvent[]) => documentsAfter(userWeeks as Projection, events);

  test('name the weeks in which a user was here', async () => {
    expect(await after(registered, activated, rotated, rotated)).toEqual([
      { _id: 'ann', joined: week, activated: true, weeks: [week] },
    ]);
    const untilMonday = Array.from({ length: 23 }, () => rotated);
    expect(await after(registered, rotated, ...untilMonday)).toMatchObject([{ weeks: [week, '2026-03-02'] }]);
  });

  test('forget a user who is erased, and what comes later', async () => {
    expect(await after(registered, activated, ofAnn('UserErased'), rotated)).toEqual([]);
  });
});
