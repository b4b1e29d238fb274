import type { DiaryEntry, Proposal } from '#events/conversations/diary-entry';
import { answeredProposals } from './answered-proposals';
import type { ConversationRecord } from './history';

export interface Offer {
  readonly proposalId: string;
  readonly proposal: Proposal;
}

/** What the person did in the diary since the last message. `before`: the entry as it was; null for a new one. */
export type Deed =
  | { readonly did: 'keep'; readonly entryId: string; readonly entry: DiaryEntry }
  | { readonly did: 'change'; readonly entryId: string; readonly entry: DiaryEntry; readonly before: DiaryEntry }
  | { readonly did: 'delete'; readonly entryId: string; readonly before: DiaryEntry };

/** What `that` may refer to: open offers from the last message, and what was done since, newest first. */
export interface LastExchange {
  readonly offers: readonly Offer[];
  readonly deeds: readonly Deed[];
}

export const NO_EXCHANGE: LastExchange = { offers: [], deeds: [] };

/** Finds the last exchange. `newest`: the records of a conversation, newest first. */
export const lastExchangeOf = (newest: readonly ConversationRecord[]): LastExchange => {
  const end = newest.findIndex(({ type }) => type === 'MessageSent' || type === 'ImageSent');
  const since = end < 0 ? newest : newest.slice(0, end);
  const valueBefore = (at: number, entryId: string): DiaryEntry | null => {
    for (const { type, data } of newest.slice(at + 1))
      if ((type === 'EntryKept' || type === 'EntryChanged') && data.entryId === entryId) return data.entry;
    return null;
  };
  const answers = answeredProposals();
  const offers: Offer[] = [];
  const deeds: Deed[] = [];
  for (const [at, record] of since.entries()) {
    answers.follow(record);
    const { type, data } = record;
    switch (type) {
      case 'EntryProposed':
        if (answers.answerTo(data.proposalId) === undefined && data.proposal !== null)
          offers.push({ proposalId: data.proposalId, proposal: data.proposal });
        break;
      case 'EntryKept':
      case 'EntryChanged':
      case 'EntryDeleted': {
        const { entryId } = data;
        const isKnown = deeds.some((deed) => deed.entryId === entryId);
        const before = type === 'EntryKept' ? null : valueBefore(at, entryId);
        if (isKnown) break;
        if (type === 'EntryDeleted') {
          if (before !== null) deeds.push({ did: 'delete', entryId, before });
        } else if (data.entry !== null)
          deeds.push(
            before === null
              ? { did: 'keep', entryId, entry: data.entry }
              : { did: 'change', entryId, entry: data.entry, before },
          );
        break;
      }
      default:
        break;
    }
  }
  return { offers, deeds };
};
