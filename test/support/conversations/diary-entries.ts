import type { DiaryEntry, Thing } from '#events/conversations/diary-entry';
import type { KnownEntry } from '../../../backend/src/modules/conversations/diary/entries';
import type { ReadEntry } from '../../../backend/src/modules/conversations/proposing/read-by-forms';
import { readEntries } from '../../../backend/src/modules/conversations/proposing/read-entries';
import type { SentAt } from '../../../backend/src/modules/conversations/proposing/sent-at';

/** What a diary reads in a message, with what it asks of times. */
export const readIn = (message: string, sent: SentAt): readonly ReadEntry[] => readEntries(message, sent).read;

/** The entries alone. */
export const entriesIn = (message: string, sent: SentAt): readonly DiaryEntry[] =>
  readIn(message, sent).map(({ entry }) => entry);

/** A Wednesday evening, 20:30 where the person is. */
export const WEDNESDAY: SentAt = { at: '2026-05-06T18:30:00.000Z', offsetMinutes: 120 };

/** An entry of that month, at a time in UTC: `05T06:30`. */
export const entryAt = (thing: Thing, at: string): DiaryEntry => ({
  ...thing,
  at: `2026-05-${at}:00.000Z`,
  offsetMinutes: WEDNESDAY.offsetMinutes,
  said: 'time',
  words: null,
});

/** Entries with the ids by which a diary knows them. */
export const known = (entries: readonly DiaryEntry[]): readonly KnownEntry[] =>
  entries.map((entry, index) => ({ entryId: `e${index}`, entry }));
