import type { ConversationEvent } from '#events/conversations/conversation.events';
import type { Proposal } from '#events/conversations/diary-entry';
import { assertNever } from '#kernel/assert-never';

/** The state of an entry; `changes`: how often it was changed. */
export type KnownEntry = { readonly status: 'kept'; readonly changes: number } | { readonly status: 'deleted' };

type KnownProposal =
  | {
      readonly status: 'open';
      readonly entryId: string;
      readonly does: Proposal['does'];
      /** How often its entry had been changed before. */
      readonly changes: number;
    }
  | { readonly status: 'kept' }
  | { readonly status: 'refused' };

/** Items in the order in which they were first known; a list, since it is copied at each event. */
type Remembered<Known> = readonly (Known & { readonly id: string })[];

/** The state of a conversation, without a word of what was said, so that snapshots may be kept. */
export interface Conversation {
  /** The number of events so far, which is the revision of the next one. */
  readonly events: number;
  /** The newest entries and proposals, newest last. */
  readonly entries: Remembered<KnownEntry>;
  readonly proposals: Remembered<KnownProposal>;
  readonly offsetMinutes: number;
}

export const byId = <Known>(all: Remembered<Known>, id: string): (Known & { readonly id: string }) | undefined =>
  all.findLast((each) => each.id === id);

/** How many of the newest entries can be changed, and of the newest proposals kept. */
const REMEMBERED = 500;

/** Adds an item, or replaces what was known of it. */
const knowing = <Known extends object>(all: Remembered<Known>, id: string, known: Known): Remembered<Known> => {
  const at = all.findLastIndex((each) => each.id === id);
  return at < 0 ? [...all.slice(1 - REMEMBERED), { ...known, id }] : all.with(at, { ...known, id });
};

const answered = (proposals: Conversation['proposals'], id: string | null, status: 'kept' | 'refused') =>
  id === null ? proposals : knowing<KnownProposal>(proposals, id, { status });

const changesOf = ({ entries }: Conversation, entryId: string): number => {
  const known = byId(entries, entryId);
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
      return { ...conversation, proposals: knowing<KnownProposal>(proposals, proposalId, open) };
    }
    case 'ProposalRefused':
      return { ...conversation, proposals: answered(proposals, event.data.proposalId, 'refused') };
    case 'EntryKept':
    case 'EntryChanged':
    case 'EntryDeleted': {
      const { entryId, proposalId } = event.data;
      const changes = event.type === 'EntryChanged' ? changesOf(conversation, entryId) + 1 : 0;
      const now: KnownEntry = event.type === 'EntryDeleted' ? { status: 'deleted' } : { status: 'kept', changes };
      return {
        ...conversation,
        entries: knowing<KnownEntry>(entries, entryId, now),
        proposals: answered(proposals, proposalId, 'kept'),
      };
    }
    case 'ReplyGiven':
      return conversation;
    default:
      return assertNever(event);
  }
};

export const evolve = (conversation: Conversation, event: ConversationEvent): Conversation => ({
  ...evolved(conversation, event),
  events: conversation.events + 1,
});
