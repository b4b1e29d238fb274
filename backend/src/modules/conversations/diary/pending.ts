import type { Proposal } from '#events/conversations/diary-entry';
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

/** The corrections that are not answered, the newest first. `newest`: the records of a conversation, newest first. */
export const pendingCorrections = (newest: readonly ConversationRecord[]): readonly Correction[] => {
  const proposals = openProposals();
  return newest.flatMap((record) => {
    if (!proposals.isOpen(record) || record.type !== 'EntryProposed') return [];
    const { proposal } = record.data;
    return proposal === null || proposal.does === 'add' ? [] : [proposal];
  });
};
