import type { DiaryEntry, EntryKind } from '#events/conversations/diary-entry';
import { groupBy } from '#kernel/grouping';
import { KIND_NAMES, clockOf, hasItsTime, thingWords } from '../diary/entry-words';

const ORDER: readonly EntryKind[] = [
  'stool',
  'pain',
  'symptom',
  'medication',
  'meal',
  'drink',
  'sleep',
  'mood',
  'note',
];

const timesOf = (entries: readonly DiaryEntry[]): readonly string[] =>
  entries.flatMap((entry) => (hasItsTime(entry) ? [clockOf(entry)] : []));

/** The same thing, once: `Water, 1 glass, 3 times (08:00, 10:00, 12:00)`. */
const once = (thing: string, entries: readonly DiaryEntry[]): string => {
  const times = timesOf(entries);
  const count = entries.length === 1 ? '' : `, ${entries.length} times`;
  return `${thing}${count}${times.length === 0 ? '' : ` (${times.join(', ')})`}`;
};

/** Three bowel movements in one entry are three. */
const countOf = (entries: readonly DiaryEntry[]): number =>
  entries.reduce((sum, entry) => sum + (entry.kind === 'stool' ? entry.count : 1), 0);

/** A day summed up in a line for each kind of entry. `entries`: at least one, in the order of their time. Markdown. */
export const blurbOf = (entries: readonly DiaryEntry[]): string =>
  ORDER.flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return [];
    const things = [...groupBy(ofKind, thingWords)].map(([thing, same]) => once(thing, same));
    return [`**${KIND_NAMES[kind]}** (${countOf(ofKind)}): ${things.join('; ')}.`];
  }).join('\n\n');
