import { type DiaryEntry, type EntryKind, localTime } from '#events/conversations/diary-entry';
import { groupBy } from '#kernel/grouping';
import { KIND_NAMES, thingOf } from './wording';

const ORDER: readonly EntryKind[] = ['stool', 'symptom', 'medicine', 'food', 'drink', 'sleep', 'activity', 'other'];

const timesOf = (entries: readonly DiaryEntry[]): readonly string[] =>
  entries.flatMap(({ said, at, offsetMinutes }) =>
    said === 'day' ? [] : [localTime(at, offsetMinutes).slice(11, 16)],
  );

/** The same thing, once: `water, 1 glass, 3 times (08:00, 10:00, 12:00)`. */
const once = (thing: string, entries: readonly DiaryEntry[]): string => {
  const times = timesOf(entries);
  const count = entries.length === 1 ? '' : `, ${entries.length} times`;
  return `${thing}${count}${times.length === 0 ? '' : ` (${times.join(', ')})`}`;
};

/** A day summed up in a line for each kind of entry. `entries`: at least one, in the order of their time. Markdown. */
export const blurbOf = (entries: readonly DiaryEntry[]): string =>
  ORDER.flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return [];
    const things = [...groupBy(ofKind, thingOf)].map(([thing, same]) => once(thing, same));
    return [`**${KIND_NAMES[kind]}** (${ofKind.length}): ${things.join('; ')}.`];
  }).join('\n\n');
