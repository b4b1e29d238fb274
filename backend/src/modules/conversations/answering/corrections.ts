import type { DiaryEntry } from '#events/conversations/diary-entry';
import type { KnownEntry } from '../diary/entries';
import { stem } from '#text/words/stems';
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

/** `three cups` are of what was told in cups. */
const isInItsUnit = ({ amount }: Change, { entry }: KnownEntry): boolean =>
  typeof amount?.unit === 'string' &&
  typeof entry.amount?.unit === 'string' &&
  stem(amount.unit) === stem(entry.amount.unit);

/** The entry that a correction means: one that it names, or that is in its unit, else the newest. */
export const meantBy = async (change: Change, entries: AsyncIterable<KnownEntry>): Promise<KnownEntry | null> => {
  const newest: KnownEntry[] = [];
  for await (const entry of entries) {
    newest.push(entry);
    if (newest.length === NEWEST) break;
  }
  const named = newest.find((entry) => names(change, entry));
  return named ?? newest.find((entry) => isInItsUnit(change, entry)) ?? newest[0] ?? null;
};
