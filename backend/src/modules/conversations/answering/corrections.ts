import type { DiaryEntry } from '#events/conversations/diary-entry';
import type { KnownEntry } from '../diary/entries';
import type { Change } from '../understanding/said';

/** How far back what is corrected may lie. */
const NEWEST = 10;

export const changed = (entry: DiaryEntry, { amount, time, what }: Change): DiaryEntry => ({
  ...entry,
  ...(amount === null ? {} : { amount: { value: amount.value, unit: amount.unit ?? entry.amount?.unit ?? null } }),
  ...(time ?? {}),
  ...(what === null ? {} : { what: what.words, kind: what.kind }),
});

const names = ({ what }: Change, { entry }: KnownEntry): boolean =>
  what !== null && entry.what.toLowerCase().includes(what.words.toLowerCase());

/** The entry that a correction means: one that it names, else the newest. */
export const meantBy = async (change: Change, entries: AsyncIterable<KnownEntry>): Promise<KnownEntry | null> => {
  const newest: KnownEntry[] = [];
  for await (const entry of entries) {
    newest.push(entry);
    if (newest.length === NEWEST) break;
  }
  return newest.find((entry) => names(change, entry)) ?? newest[0] ?? null;
};
