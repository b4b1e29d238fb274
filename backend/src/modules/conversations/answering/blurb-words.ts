import { type DiaryEntry, type EntryKind, localTime } from '#events/conversations/diary-entry';
import { KIND_NAMES, thingOf } from './wording';

const ORDER: readonly EntryKind[] = ['stool', 'symptom', 'medicine', 'food', 'drink', 'sleep', 'activity', 'other'];

const timed = (entry: DiaryEntry): string =>
  entry.said === 'day'
    ? thingOf(entry)
    : `${thingOf(entry)} (${localTime(entry.at, entry.offsetMinutes).slice(11, 16)})`;

/** A day summed up in a line for each kind of entry. `entries`: at least one, in the order of their time. Markdown. */
export const blurbOf = (entries: readonly DiaryEntry[]): string =>
  ORDER.flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    return ofKind.length === 0 ? [] : [`**${KIND_NAMES[kind]}** (${ofKind.length}): ${ofKind.map(timed).join('; ')}.`];
  }).join('\n\n');
