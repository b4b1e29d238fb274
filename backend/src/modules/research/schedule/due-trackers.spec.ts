import fc from 'fast-check';
import { FREQUENCIES, type Frequency } from '#events/trackers/tracker-settings';
import type { DomainEvent } from '#kernel/events';
import type { ReadStore } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { channels } from '#projections/accounts/channels/channels.projection';
import {
  type DueRun,
  SHORTEST_PERIOD,
  timeInSortKey,
  sortKeyOf,
  dueRuns,
} from '#projections/research/due-runs/due-runs.projection';
import { activatedAs, registeredAs } from '#test/support/accounts/user-examples';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { runFailed, runRequested } from '#test/support/research/research-examples';
import { created } from '#test/support/trackers/tracker-examples';
import { leadOf, newestDueBeforeBrief, newestDueMoment } from '../domain/schedule';
import { dueTrackers } from './due-trackers';

const found = async (reads: ReadStore, now: Date): Promise<string[]> => {
  const ids: string[] = [];
  for await (const page of dueTrackers(reads, now)) ids.push(...page.map(({ trackerId }) => trackerId));
  return ids;
};

test('finds several pages, each tracker once, even if all are due at the same time', async () => {
  const reads = await filledReadStore([dueRuns], []);
  const at = '2026-03-01T00:00:00.000Z';
  const ids = Array.from({ length: 1201 }, (_, n) => `tracker-${String(n).padStart(4, '0')}`);
  const documents = ids.map((id): DueRun => ({
    _id: id,
    owner_id: 'ann',
    frequency: 'day',
    paused: false,
    suspended: false,
    deleted: false,
    email_updates: true,
    created_at: at,
    newest_period: null,
    period_key: sortKeyOf(at, id),
    retry_key: null,
  }));
  const writes = documents.map((document, n) => ({
    position: n + 1,
    write: { kind: 'put' as const, id: document._id, document },
  }));
  await reads.apply('due-runs', writes, writes.length);
  expect(await found(reads, new Date('2026-03-02T00:00:00Z'))).toEqual(ids);
});

/** Reference implementation without an index: folds each tracker from the log. */
const isDue = (log: readonly DomainEvent[], now: Date): boolean => {
  const model = {
    created: new Date(0),
    frequency: 'day' as Frequency,
    paused: false,
    suspended: false,
    period: '',
    /** Milliseconds; no run is due until half a period has passed since. */
    periodFrom: 0,
    retry: '',
    isMailed: true,
    emailTime: { time: '12:00', setAt: new Date(0), timezone: null },
  };
  log.forEach(({ type, data }, index) => {
    const hour = new Date(Date.UTC(2026, 2, 1, index + 1));
    const { settings, period, emailTime } = data as {
      settings?: { frequency: Frequency };
      period?: string | null;
      emailTime?: string;
    };
    if (type === 'TrackerCreated')
      Object.assign(model, { created: hour, period: hour.toISOString(), periodFrom: hour.getTime() });
    if (type === 'EmailTimeSet') model.emailTime = { time: emailTime ?? '', setAt: hour, timezone: null };
    if (type === 'EmailUpdatesTurnedOn' || type === 'EmailUpdatesTurnedOff')
      model.isMailed = type === 'EmailUpdatesTurnedOn';
    if (settings !== undefined) model.frequency = settings.frequency;
    if (type === 'TrackerRevised') model.periodFrom = hour.getTime() - SHORTEST_PERIOD[model.frequency];
    if (type === 'TrackerPaused' || type === 'TrackerResumed') model.paused = type === 'TrackerPaused';
    if (type === 'TrackerSuspended' || type === 'TrackerReinstated') model.suspended = type === 'TrackerSuspended';
    if (type === 'RunRequested')
      Object.assign(model, { retry: '' }, period === null ? {} : { period, periodFrom: hour.getTime() });
    if (type === 'RunFailed') model.retry = (data as { retryAt: string }).retryAt;
  });
  if (model.paused || model.suspended) return false;
  const { created: anchor, frequency, emailTime: daily } = model;
  const period = model.isMailed
    ? newestDueBeforeBrief(anchor, frequency, now, { daily, lead: leadOf('ann') })
    : newestDueMoment(anchor, frequency, now);
  const isTooSoon = now.getTime() < model.periodFrom + SHORTEST_PERIOD[frequency] / 2;
  return (
    (!isTooSoon && period.toISOString() > model.period) || (model.retry !== '' && model.retry <= now.toISOString())
  );
};

test('the index finds the same trackers as a full scan', async () => {
  const ofTracker = { trackerId: 'tracker-1', ownerId: 'ann' };
  const before: readonly DomainEvent[] = [registeredAs('ann'), activatedAs('ann')];
  const anchor = new Date(Date.UTC(2026, 2, 1, before.length + 1));
  const frequencies = fc.constantFrom(...FREQUENCIES);
  const days = fc.integer({ min: 0, max: 100 });
  const duringDay = (day: number): Date => new Date(Date.UTC(2026, 2, 1 + day, 12));
  /** Times at and around the boundaries of schedules, up to twelve hours later. */
  const moments = fc
    .tuple(frequencies, days, fc.integer({ min: 0, max: 12 }))
    .map(
      ([frequency, day, hours]) => new Date(+newestDueMoment(anchor, frequency, duringDay(day)) + hours * 3_600_000),
    );
  const steps = fc.oneof(
    frequencies.map((revisedTo) => ({ revisedTo })),
    days.map((scheduledOnDay) => ({ scheduledOnDay })),
    fc.constantFrom<DomainEvent>(
      { type: 'TrackerPaused', data: ofTracker },
      { type: 'TrackerResumed', data: ofTracker },
      { type: 'EmailUpdatesTurnedOff', data: ofTracker },
      { type: 'EmailUpdatesTurnedOn', data: ofTracker },
      { type: 'EmailTimeSet', data: { userId: 'ann', emailTime: '10:00' } },
      { type: 'EmailTimeSet', data: { userId: 'ann', emailTime: '23:30' } },
      { type: 'TrackerSuspended', data: ofTracker },
      { type: 'TrackerReinstated', data: ofTracker },
      runRequested('r1', 'asked'),
      runFailed('r1'),
    ),
  );
  await fc.assert(
    fc.asyncProperty(frequencies, fc.array(steps, { maxLength: 8 }), moments, async (first, made, moment) => {
      let frequency = first;
      const log = made.map((step): DomainEvent => {
        if ('revisedTo' in step) {
          frequency = step.revisedTo;
          const { settings } = created({ frequency }).data;
          return { type: 'TrackerRevised', data: { ...ofTracker, settings, changed: ['frequency'] } };
        }
        if (!('scheduledOnDay' in step)) return step;
        const period = newestDueMoment(anchor, frequency, duringDay(step.scheduledOnDay));
        return runRequested('r2', 'due', period.toISOString());
      });
      log.unshift(...before, created({ trackerId: 'tracker-1', frequency: first }));
      const now = new Date(Math.max(+moment, Date.UTC(2026, 2, 1, log.length)));
      const reads = await filledReadStore([dueRuns, accounts, channels], log);
      expect(await found(reads, now)).toEqual(isDue(log, now) ? ['tracker-1'] : []);
    }),
    { numRuns: 1000 },
  );
});

test('a sort key round-trips its time', () => {
  expect(timeInSortKey(sortKeyOf('2026-03-01T00:00:00.000Z', 'a tracker')).toISOString()).toBe(
    '2026-03-01T00:00:00.000Z',
  );
});
