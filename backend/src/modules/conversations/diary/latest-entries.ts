import type { DiaryEntry } from '#events/conversations/diary-entry';
import type { ConversationRecord } from './history';

/** How an entry is now; `entry` is null if it was deleted. */
interface Latest {
  /** The proposal by which it came to be so; null if the person did it themselves. */
  readonly proposalId: string | null;
  readonly entry: DiaryEntry | null;
}

/** Takes the records of a conversation, newest first, and knows how the entries before them ended up. */
export const latestEntries = () => {
  const entries = new Map<string, Latest>();
  return {
    follow({ type, data }: ConversationRecord): void {
      if (type !== 'EntryKept' && type !== 'EntryChanged' && type !== 'EntryDeleted') return;
      const { entryId, proposalId } = data;
      if (!entries.has(entryId))
        entries.set(entryId, { proposalId, entry: type === 'EntryDeleted' ? null : data.entry });
    },
    /** How an entry is now, where that is not what this proposal made of it. */
    after(entryId: string, proposalId: string): Latest | null {
      const latest = entries.get(entryId);
      return latest === undefined || latest.proposalId === proposalId ? null : latest;
    },
  };
};
