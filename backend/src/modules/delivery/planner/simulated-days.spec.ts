import { DAY_MS } from '#kernel/durations';
import { sampled } from '#test/support/long';
import { seeded } from '#test/support/seeded';
import { HALF_HOUR_MS, dailySlots, localDays, minuteOfDay } from '#test/support/simulated/daily-slots';
import { type MadeBrief, type SimulatedReader, simulatedDelivery } from '#test/support/simulated/simulated-delivery';

/*
 * 400 days of a process that is stopped and started at random, for a reader in each of 12 time zones. What the planner does is
 * compared to the rule in a few lines: a brief for each daily time at which the process runs, and after an outage one for the
 * last that was missed, if that is nearer than the next.
 */

const DAYS = 400;
const HALF_HOURS = DAYS * 48;
const START = Date.parse('2011-05-20T00:00:00Z');
/** A tracker has news every 22 hours, so that there are some for each brief. */
const NEWS_EVERY = 44;

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Godthab',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  // It skipped December 30, 2011.
  'Pacific/Apia',
];

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const random = seeded(seed);
process.stderr.write(`SEED=${seed} of the simulated days\n`);

/** Whether the process runs in each half hour. */
const uptimes = (): readonly boolean[] => {
  const runs: boolean[] = [];
  while (runs.length < HALF_HOURS) {
    for (let left = 1 + random(48 * 4); left > 0; left--) runs.push(true);
    const longest = [1, 1, 24, 48 * 2.8][random(4)] ?? 1;
    for (let left = 1 + random(longest); left > 0; left--) runs.push(false);
  }
  return runs.slice(0, HALF_HOURS);
};

interface News {
  readonly id: string;
  readonly publishedAt: number;
  /** The same but for what a slow process queues. */
  readonly knownAt: number;
}

/** The rule, told once more. `plans` says when the planner runs, `published` what a reader's tracker published, and when. */
const expectedBriefs = (
  slots: readonly number[],
  plans: readonly boolean[],
  published: readonly News[],
): readonly MadeBrief[] => {
  const briefs: MadeBrief[] = [];
  let next = 0;
  let known = 0;
  const waiting = new Map<string, number>();
  plans.forEach((isPlanning, halfHour) => {
    const at = START + halfHour * HALF_HOUR_MS;
    while ((slots[next] ?? Infinity) <= at) next++;
    for (; (published[known]?.knownAt ?? Infinity) <= at; known++)
      waiting.set(published[known]?.id ?? '', published[known]?.publishedAt ?? 0);
    const [slot, following = Infinity] = [slots[next - 1], slots[next]];
    if (!isPlanning || slot === undefined || slot === briefs.at(-1)?.slot || at - slot >= following - at) return;
    const news = [...waiting].filter(([, publishedAt]) => publishedAt < slot).map(([id]) => id);
    if (news.length === 0) return;
    for (const id of news) waiting.delete(id);
    briefs.push({ at, slot, news });
  });
  return briefs;
};

const slotsOf = ({ timezone, emailTime }: SimulatedReader): readonly number[] => {
  const chosen = Date.parse(`${new Date(START).toISOString().slice(0, 10)}T${emailTime}Z`);
  return dailySlots(timezone, minuteOfDay(timezone, chosen), START, HALF_HOURS + 100);
};

/** What the planner makes for a reader, and what it should. */
const simulated = async (reader: SimulatedReader) => {
  const runs = uptimes();
  const diesAt = (halfHour: number): boolean => runs[halfHour + 1] === false;
  /** In the half hour in which the process dies, by chance before or after. */
  const plans = runs.map((isUp, halfHour) => isUp && (!diesAt(halfHour) || random(2) === 0));
  const delivery = await simulatedDelivery(reader, START);
  const published: News[] = [];
  let left: readonly News[] = [];
  let slow: News | undefined;
  for (const [halfHour, isUp] of runs.entries()) {
    if (!isUp) continue;
    const at = START + halfHour * HALF_HOUR_MS;
    delivery.setClock(at);
    for (const { id, publishedAt } of left) await delivery.queue(id, publishedAt);
    left = [];
    if (slow !== undefined && slow.knownAt <= at) {
      await delivery.queueLate(slow.id, slow.publishedAt);
      published.push({ ...slow, knownAt: at });
      slow = undefined;
    }
    if (halfHour % NEWS_EVERY === 0) {
      const news = { id: `news-${halfHour}`, publishedAt: at, knownAt: at };
      published.push(news);
      // The reactor did not come to it, or its checkpoint was not saved: it does so after the next start, perhaps again.
      if (diesAt(halfHour)) left = [news];
      if (left.length === 0 || random(2) === 0) await delivery.queue(news.id, at);
      // Others are queued when a brief for their daily time was made already.
      if (slow === undefined && random(4) === 0)
        slow = { id: `slow-${halfHour}`, publishedAt: at, knownAt: at + DAY_MS };
    }
    if (plans[halfHour] === true) await delivery.plan();
  }
  return { made: await delivery.briefs(), expected: expectedBriefs(slotsOf(reader), plans, published), published };
};

const readers = ZONES.map((timezone, n): SimulatedReader => {
  const emailTime = `${String(random(24)).padStart(2, '0')}:${random(2) === 0 ? '00' : '30'}`;
  return { userId: `reader-${n}`, emailTime, timezone };
});

const spoken = ({ at, slot, news }: MadeBrief): string =>
  `${new Date(at).toISOString()} for ${new Date(slot).toISOString()}: ${news.join(' ')}`;

const gapsOf = (briefs: readonly MadeBrief[]): readonly number[] =>
  briefs.slice(1).map(({ at }, n) => (at - (briefs[n]?.at ?? 0)) / 3_600_000);

test.each(sampled('the simulated time zones', readers, 4))(
  'a day in $timezone, at $emailTime UTC, has one brief, and an outage at most one that catches up',
  async (reader) => {
    const { made, expected, published } = await simulated(reader);
    expect(made.map(spoken)).toEqual(expected.map(spoken));
    expect(made.length).toBeGreaterThan(DAYS / 2);

    const days = made.map(({ slot }) => slot).map(localDays(reader.timezone));
    expect(new Set(days).size).toBe(days.length);
    // Twelve, but an hour is skipped once a year.
    expect(Math.min(...gapsOf(made))).toBeGreaterThanOrEqual(11);
    const sent = made.flatMap(({ news }) => news);
    expect(new Set(sent).size).toBe(sent.length);
    const lastSlot = made.at(-1)?.slot ?? 0;
    const isOver = ({ knownAt }: News): boolean => knownAt < lastSlot;
    expect(sent).toEqual(expect.arrayContaining(published.filter(isOver).map(({ id }) => id)));
  },
);
