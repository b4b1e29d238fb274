import { type DiaryEntry, localDay } from '#events/conversations/diary-entry';
import type { ConversationRecord } from './history';

/** An entry of the diary in its current version. */
export interface KnownEntry {
  readonly entryId: string;
  readonly entry: DiaryEntry;
}

/** The kept entries in their latest version, the most recently kept or changed first. */
export async function* entriesNewestFirst(
  records: AsyncIterable<ConversationRecord> | Iterable<ConversationRecord>,
): AsyncGenerator<KnownEntry> {
  const seen = new Set<string>();
  for await (const { type, data } of records) {
    if (type !== 'EntryKept' && type !== 'EntryChanged' && type !== 'EntryDeleted') continue;
    const { entryId } = data;
    if (seen.has(entryId)) continue;
    seen.add(entryId);
    if (type !== 'EntryDeleted' && data.entry !== null) yield { entryId, entry: data.entry };
  }
}

/** Entries sorted by time. */
export const inOrderOfTime = <Entry extends { readonly at: string }>(entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));

interface Days {
  readonly from: string;
  readonly to: string;
}

export const isEntryWithin = ({ from, to }: Days, { at, offsetMinutes }: DiaryEntry): boolean => {
  const day = localDay(at, offsetMinutes);
  return day >= from && day <= to;
};
