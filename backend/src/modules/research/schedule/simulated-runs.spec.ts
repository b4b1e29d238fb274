import { type DailyTime, minutesAhead } from '#kernel/daily-time';
import { DAY_MINUTES, DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/durations';
import { type DueRun, sortKeyOf } from '#projections/research/due-runs/due-runs.projection';
import { repeats } from '#test/support/long';
import { seeded } from '#test/support/seeded';
import { HALF_HOUR_MS, dailySlots } from '#test/support/simulated/daily-slots';
import { leadOf } from '../domain/schedule';
import { dueCause } from './due-trackers';

/*
 * Trackers over two months in which clocks change. In the first, their owners choose other hours and time zones, turn mails off and
 * on, and the process stops for hours or days; in the second nothing of that happens.
 */

const TICK_MS = 10 * MINUTE_MS;
const UNREST_MS = 30 * DAY_MS;
const LIFE_MS = 60 * DAY_MS;
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'America/St_Johns', 'Asia/Kolkata', 'Pacific/Auckland'];
const STARTS = ['2026-02-14T00:00:00Z', '2026-09-05T00:00:00Z'];

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
process.stderr.write(`SEED=${seed} of the simulated runs\n`);

const live = (life: number, frequency: 'day' | 'week') => {
  const random = seeded(seed + life);
  const one = <Value>(values: readonly Value[], otherwise: Value): Value => values[random(values.length)] ?? otherwise;
  const hour = (): string => `${10 + random(14)}:${one(['00', '30'], '00')}`;

  const start = Date.parse(one(STARTS, ''));
  const from = start + random(DAY_MS);
  const ownerId = `owner-${random(1000)}`;
  let daily: DailyTime = { time: hour(), setAt: new Date(from), timezone: one(ZONES, 'UTC') };
  let isMailed = true;
  let stoppedUntil = from;
  const created_at = new Date(from).toISOString();
  let document: DueRun = {
    _id: 'tracker',
    owner_id: ownerId,
    frequency,
    paused: false,
    suspended: false,
    deleted: false,
    email_updates: true,
    created_at,
    newest_period: null,
    period_key: sortKeyOf(created_at, 'tracker'),
    retry_key: null,
  };
  const runs = [from];
  /** Since the last run, at any tick of a process that is not stopped. */
  let longestWait = 0;

  for (let at = from; at < start + LIFE_MS; at += TICK_MS) {
    const now = new Date(at);
    if (at < start + UNREST_MS && random(150) === 0) {
      const change = random(4);
      if (change === 0) daily = { ...daily, time: hour(), setAt: now };
      if (change === 1) daily = { ...daily, timezone: one(ZONES, 'UTC'), setAt: now };
      if (change === 2) isMailed = !isMailed;
      if (change === 3) stoppedUntil = at + random(60) * HOUR_MS;
    }
    if (at >= start + UNREST_MS) isMailed = true;
    if (at < stoppedUntil) continue;
    const due = dueCause(document, isMailed ? { daily, lead: leadOf(ownerId) } : null, now);
    if (due?.cause === 'due') {
      const newest_period = due.period.toISOString();
      document = { ...document, newest_period, period_key: sortKeyOf(now.toISOString(), 'tracker') };
      runs.push(at);
    }
    longestWait = Math.max(longestWait, at - (runs.at(-1) ?? from));
  }

  const zone = daily.timezone ?? 'UTC';
  const [hours = 0, minutes = 0] = daily.time.split(':').map(Number);
  const localMinute = (hours * 60 + minutes + minutesAhead(zone, daily.setAt.getTime()) + DAY_MINUTES) % DAY_MINUTES;
  const settled = start + UNREST_MS + 8 * DAY_MS;
  const briefs = dailySlots(zone, localMinute, start, LIFE_MS / HALF_HOUR_MS).filter((slot) => slot > settled);
  const gaps = runs.slice(1).map((run, n) => run - (runs[n] ?? 0));
  return { runs, gaps, longestWait, briefs };
};

/** The runs that were made in time for a brief: shortly before it, and over by then. */
const inTimeFor = (brief: number, runs: readonly number[]): readonly number[] =>
  runs.filter((run) => run >= brief - 90 * MINUTE_MS && run <= brief - 30 * MINUTE_MS + TICK_MS);

const lives = Array.from({ length: repeats(200, 4) }, (_, life) => life);

test.each(lives)('a daily tracker runs before each brief, and never twice within half a day (life %i)', (life) => {
  const { runs, gaps, longestWait, briefs } = live(life, 'day');
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(DAY_MS / 2);
  // A day has 25 hours when clocks go back.
  expect(longestWait).toBeLessThanOrEqual(25 * HOUR_MS + TICK_MS);
  expect(briefs.length).toBeGreaterThan(20);
  expect(briefs.map((brief) => inTimeFor(brief, runs).length)).toEqual(briefs.map(() => 1));
});

test.each(lives)(
  'a weekly one runs before every seventh brief, and never twice within half a week (life %i)',
  (life) => {
    const { runs, gaps, longestWait, briefs } = live(life, 'week');
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3.5 * DAY_MS);
    // Another hour or time zone may make the day of the week another one.
    expect(longestWait).toBeLessThanOrEqual(8 * DAY_MS + HOUR_MS + TICK_MS);
    const told = briefs.flatMap((brief, n) => (inTimeFor(brief, runs).length === 1 ? [n] : []));
    const [first = NaN] = told;
    expect(first).toBeLessThan(7);
    expect(told).toEqual(Array.from({ length: Math.ceil((briefs.length - first) / 7) }, (_, week) => first + 7 * week));
  },
);
