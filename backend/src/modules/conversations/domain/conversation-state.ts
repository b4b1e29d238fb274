import type { ConversationEvent } from '#events/conversations/conversation.events';
import type { Proposal } from '#events/conversations/diary-entry';
import { assertNever } from '#kernel/assert-never';
import { type KnownEntries, type EntryState, knownEntry, withEntry } from './known-entries';

type KnownProposal =
  | {
      readonly status: 'open';
      readonly entryId: string;
      readonly does: Proposal['does'];
      /** How often the entry had been changed when this was proposed. */
      readonly changes: number;
    }
  | { readonly status: 'kept' }
  | { readonly status: 'refused' };

type WithId<Known> = Known & { readonly id: string };

/** The state of a conversation, without a word of what was said, so that snapshots may be kept. */
export interface Conversation {
  /** The number of events so far, which is the revision of the next one. */
  readonly events: number;
  readonly entries: KnownEntries;
  /** The newest proposals, newest last. */
  readonly proposals: readonly WithId<KnownProposal>[];
  readonly offsetMinutes: number;
}

export const proposalById = ({ proposals }: Conversation, id: string): WithId<KnownProposal> | undefined =>
  proposals.findLast((each) => each.id === id);

/** Only this many of the newest proposals can be kept. */
const MAX_PROPOSALS = 500;

/** Adds a proposal or updates the one with its id. */
const withProposal = (
  proposals: Conversation['proposals'],
  id: string,
  known: KnownProposal,
): Conversation['proposals'] => {
  const at = proposals.findLastIndex((each) => each.id === id);
  return at < 0 ? [...proposals.slice(1 - MAX_PROPOSALS), { ...known, id }] : proposals.with(at, { ...known, id });
};

const answered = (proposals: Conversation['proposals'], id: string | null, status: 'kept' | 'refused') =>
  id === null ? proposals : withProposal(proposals, id, { status });

const changesOf = ({ entries }: Conversation, entryId: string): number => {
  const known = knownEntry(entries, entryId);
  return known?.status === 'kept' ? known.changes : 0;
};

const evolved = (conversation: Conversation, event: ConversationEvent): Conversation => {
  const { entries, proposals } = conversation;
  switch (event.type) {
    case 'MessageSent':
    case 'ImageSent':
      return { ...conversation, offsetMinutes: event.data.offsetMinutes };
    case 'EntryProposed': {
      const { proposalId, entryId, does } = event.data;
      const open = { status: 'open', entryId, does, changes: changesOf(conversation, entryId) } as const;
      return { ...conversation, proposals: withProposal(proposals, proposalId, open) };
    }
    case 'ProposalRefused':
      return { ...conversation, proposals: answered(proposals, event.data.proposalId, 'refused') };
    case 'EntryKept':
    case 'EntryChanged':
    case 'EntryDeleted': {
      const { entryId, proposalId } = event.data;
      const changes = event.type === 'EntryChanged' ? changesOf(conversation, entryId) + 1 : 0;
      const now: EntryState = event.type === 'EntryDeleted' ? { status: 'deleted' } : { status: 'kept', changes };
      return {
        ...conversation,
        entries: withEntry(entries, entryId, now),
        proposals: answered(proposals, proposalId, 'kept'),
      };
    }
    case 'ReplyGiven':
      return conversation;
    default:
      return assertNever(event);
  }
};

export const evolveConversation = (conversation: Conversation, event: ConversationEvent): Conversation => ({
  ...evolved(conversation, event),
  events: conversation.events + 1,
});
