import { type DiaryEntry, localDay } from '#events/conversations/diary-entry';
import { addDays } from '#kernel/calendar';
import { stem, tokens } from '#text/words/stems';
import type { Period, Subject } from '../understanding/said';
import type { ConversationRecord } from './history';

/** An entry of the diary as it reads now. */
export interface KnownEntry {
  readonly entryId: string;
  readonly entry: DiaryEntry;
}

/** Entries in the order in which they were told, the newest first, each as it was last corrected. */
export async function* entriesNewestFirst(records: AsyncIterable<ConversationRecord>): AsyncGenerator<KnownEntry> {
  const corrected = new Map<string, DiaryEntry>();
  for await (const { type, data } of records) {
    if (type !== 'EntryLogged' && type !== 'EntryCorrected') continue;
    const { entryId, entry } = data;
    const current = corrected.get(entryId) ?? entry;
    if (current === null) continue;
    if (type === 'EntryCorrected') corrected.set(entryId, current);
    else yield { entryId, entry: current };
  }
}

/** Told about in the order of its time. */
export const inOrder = (entries: readonly DiaryEntry[]): readonly DiaryEntry[] =>
  [...entries].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));

export const isAbout = ({ kinds, stems }: Subject, { kind, what }: DiaryEntry): boolean =>
  (kinds.length === 0 && stems.length === 0) ||
  kinds.includes(kind) ||
  (stems.length > 0 &&
    tokens(what)
      .map(stem)
      .some((word) => stems.includes(word)));

/** Before this, nothing of these days was told, wherever the person was: what is to come is in no diary. */
export const toldSince = ({ from }: Period): string => `${addDays(from, -1)}T00:00:00.000Z`;

export const isWithin = (period: Period | null, { at, offsetMinutes }: DiaryEntry): boolean => {
  const day = localDay(at, offsetMinutes);
  return period === null || (day >= period.from && day <= period.to);
};
