import type { DiaryEntry, EntryKind } from '#events/conversations/diary-entry';
import { groupBy } from '#kernel/grouping';
import { KIND_NAMES, clockWords, hasItsTime, thingWords } from '../diary/entry-words';
import { type UnkeptWords, NOTHING_LEFT_OUT } from '../diary/unkept-words';

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
  entries.flatMap((entry) => (hasItsTime(entry) ? [clockWords(entry)] : []));

/** A repeated thing mentioned once: `Water, 1 glass, 3 times (08:00, 10:00, 12:00)`. */
const once = (thing: string, entries: readonly DiaryEntry[]): string => {
  const times = timesOf(entries);
  const count = entries.length === 1 ? '' : `, ${entries.length} times`;
  return `${thing}${count}${times.length === 0 ? '' : ` (${times.join(', ')})`}`;
};

/** The number of events: three bowel movements in one entry are three. */
const countOf = (entries: readonly DiaryEntry[]): number =>
  entries.reduce((sum, entry) => sum + (entry.kind === 'stool' ? entry.count : 1), 0);

/** What the entries of a day leave out. Without it, the summary would seem to be of the whole day. */
const besides = ({ notes, waiting }: UnkeptWords): readonly string[] => [
  ...(waiting === 0
    ? []
    : [
        waiting === 1
          ? 'One entry waits for an answer, and is not counted.'
          : `${waiting} entries wait for an answer, and are not counted.`,
      ]),
  ...(notes === 0
    ? []
    : [notes === 1 ? 'One note isn’t counted as an entry.' : `${notes} notes aren’t counted as entries.`]),
];

const calls = ({ emergencies }: UnkeptWords): readonly string[] =>
  emergencies === 0
    ? []
    : [emergencies === 1 ? '**One message called for help.**' : `**${emergencies} messages called for help.**`];

/**
 * A summary of a day as Markdown: calls for help first, then a line for each kind of entry, then what is not counted. `entries`: in time
 * order.
 */
export const blurbOf = (entries: readonly DiaryEntry[], leftOut: UnkeptWords = NOTHING_LEFT_OUT): string => {
  const kinds = ORDER.flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return [];
    const things = [...groupBy(ofKind, thingWords)].map(([thing, same]) => once(thing, same));
    return [`**${KIND_NAMES[kind]}** (${countOf(ofKind)}): ${things.join('; ')}.`];
  });
  const counted = kinds.length === 0 ? ['No entries.'] : kinds;
  return [...calls(leftOut), ...counted, ...besides(leftOut)].join('\n\n');
};
