import type { DiaryEntry } from '#events/conversations/diary-entry';
import type { ConversationRecord } from './history';

export type ProposalAnswer =
  { readonly status: 'kept'; readonly entry: DiaryEntry | null } | { readonly status: 'refused' };

const answerIn = ({ type, data }: ConversationRecord): readonly [proposalId: string | null, ProposalAnswer] | null => {
  switch (type) {
    case 'EntryKept':
    case 'EntryChanged':
      return [data.proposalId, { status: 'kept', entry: data.entry }];
    case 'EntryDeleted':
      return [data.proposalId, { status: 'kept', entry: null }];
    case 'ProposalRefused':
      return [data.proposalId, { status: 'refused' }];
    default:
      return null;
  }
};

/** Takes the records of a conversation, newest first, and knows how the person answered each earlier proposal. */
export const answeredProposals = () => {
  const answers = new Map<string, ProposalAnswer>();
  return {
    follow(record: ConversationRecord): void {
      const [proposalId, answer] = answerIn(record) ?? [null];
      if (proposalId !== null && answer !== undefined && !answers.has(proposalId)) answers.set(proposalId, answer);
    },
    /** Undefined if the proposal is open. */
    answerTo: (proposalId: string): ProposalAnswer | undefined => answers.get(proposalId),
  };
};
