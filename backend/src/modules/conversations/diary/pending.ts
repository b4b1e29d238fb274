import type { DiaryEntry, Proposal } from '#events/conversations/diary-entry';
import { answeredProposals } from './answered-proposals';
import type { ConversationRecord } from './history';

/** A change or deletion of an entry that the person has not answered. */
export type Correction = Exclude<Proposal, { does: 'add' }>;

/** Takes the records of a conversation, newest first, and tells of each whether it proposes something that is not answered. */
export const openProposals = () => {
  const answers = answeredProposals();
  return {
    isOpen(record: ConversationRecord): boolean {
      answers.follow(record);
      return record.type === 'EntryProposed' && answers.answerTo(record.data.proposalId) === undefined;
    },
  };
};

/** What a person was offered and has not answered, the newest first. */
export interface Pending {
  /** Entries that would be added. */
  readonly waiting: readonly DiaryEntry[];
  readonly corrections: readonly Correction[];
}

/** `newest`: the records of a conversation, newest first. */
export const pendingIn = (newest: readonly ConversationRecord[]): Pending => {
  const proposals = openProposals();
  const open = newest.flatMap((record) =>
    proposals.isOpen(record) && record.type === 'EntryProposed' && record.data.proposal !== null
      ? [record.data.proposal]
      : [],
  );
  return {
    waiting: open.flatMap((proposal) => (proposal.does === 'add' ? [proposal.entry] : [])),
    corrections: open.flatMap((proposal) => (proposal.does === 'add' ? [] : [proposal])),
  };
};
