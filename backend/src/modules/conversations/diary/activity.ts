import { localDay } from '#events/conversations/diary-entry';
import { daysFrom } from '#kernel/calendar';
import { type KnownEntry } from './entries';
import type { ConversationRecord } from './history';

/** Daily counts of one kind of activity, from the first day to the last. */
export interface ActivitySeries {
  readonly name: string;
  readonly data: readonly { readonly x: string; readonly y: number }[];
}

interface Counted {
  /** The day in the person's time zone. */
  readonly day: string;
  readonly count: number;
}

/** The messages that a person wrote, by their own days; not those that an administrator wrote as them. */
export const messagesOf = (records: readonly ConversationRecord[]): readonly Counted[] =>
  records.flatMap(({ type, data, metadata: { occurred_at } }) =>
    (type === 'MessageSent' || type === 'ImageSent') && !data.simulated
      ? [{ day: localDay(occurred_at, data.offsetMinutes), count: 1 }]
      : [],
  );

const stoolsOf = (kept: readonly KnownEntry[]): readonly Counted[] =>
  kept.flatMap(({ entry }) =>
    entry.kind === 'stool' ? [{ day: localDay(entry.at, entry.offsetMinutes), count: entry.count }] : [],
  );

const entriesOf = (kept: readonly KnownEntry[]): readonly Counted[] =>
  kept.map(({ entry: { at, offsetMinutes } }) => ({ day: localDay(at, offsetMinutes), count: 1 }));

/** How much somebody logs, over all days of the diary; no series for kinds they never logged. */
export const activityIn = (
  kept: readonly KnownEntry[],
  records: readonly ConversationRecord[],
): readonly ActivitySeries[] => {
  const done = [
    { name: 'Stool logs', counted: stoolsOf(kept) },
    { name: 'Entries kept', counted: entriesOf(kept) },
    { name: 'Messages', counted: messagesOf(records) },
  ].filter(({ counted }) => counted.length > 0);
  const days = done.flatMap(({ counted }) => counted.map(({ day }) => day)).sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const all = daysFrom(first, last);
  return done.map(({ name, counted }) => {
    const byDay = new Map<string, number>();
    for (const { day, count } of counted) byDay.set(day, (byDay.get(day) ?? 0) + count);
    return { name, data: all.map((x) => ({ x, y: byDay.get(x) ?? 0 })) };
  });
};
