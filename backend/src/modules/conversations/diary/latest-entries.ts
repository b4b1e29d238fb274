import type { DiaryEntry } from '#events/conversations/diary-entry';
import type { ConversationRecord } from './history';

/** The current version of an entry; `entry` is null if it was deleted. */
interface Latest {
  /** The proposal that made it so; null if the person did it themselves. */
  readonly proposalId: string | null;
  readonly entry: DiaryEntry | null;
}

/** Takes the records of a conversation, newest first, and knows how each entry of earlier records ended up. */
export const latestEntries = () => {
  const entries = new Map<string, Latest>();
  return {
    follow({ type, data }: ConversationRecord): void {
      if (type !== 'EntryKept' && type !== 'EntryChanged' && type !== 'EntryDeleted') return;
      const { entryId, proposalId } = data;
      if (!entries.has(entryId))
        entries.set(entryId, { proposalId, entry: type === 'EntryDeleted' ? null : data.entry });
    },
    /** The current version of an entry; null if this proposal made it. */
    after(entryId: string, proposalId: string): Latest | null {
      const latest = entries.get(entryId);
      return latest === undefined || latest.proposalId === proposalId ? null : latest;
    },
  };
};
