import type { DiaryEntry, Proposal } from '#events/conversations/diary-entry';
import { answeredProposals } from './answered-proposals';
import type { ConversationRecord } from './history';

/** An open change or deletion of an entry. */
export type Correction = Exclude<Proposal, { does: 'add' }>;

/** Takes the records of a conversation, newest first, and says of each whether it makes an open proposal. */
export const openProposals = () => {
  const answers = answeredProposals();
  return {
    isOpen(record: ConversationRecord): boolean {
      answers.follow(record);
      return record.type === 'EntryProposed' && answers.answerTo(record.data.proposalId) === undefined;
    },
  };
};

/** What was proposed and not answered, newest first. */
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
