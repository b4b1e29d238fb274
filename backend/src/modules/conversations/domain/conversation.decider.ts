import { type ConversationEvent, conversationEvents } from '#events/conversations/conversation.events';
import type { DiaryEntry, Proposal } from '#events/conversations/diary-entry';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, type Refusal, isRefusal, refuse } from '#kernel/decider';
import { CARD_ANSWERED, ENTRY_CHANGED, ENTRY_GONE } from './diary-refusals';
import { faultOf } from './entry-limits';

/** What the assistant read in a message. */
export interface ToPropose {
  readonly proposalId: string;
  /** The entry that it is about; of one that is added, a new id. */
  readonly entryId: string;
  readonly proposal: Proposal;
}

/** A proposal that the person says yes to, with the entry as they saw it; null where one is deleted. */
export interface ToKeep {
  readonly proposalId: string;
  readonly entry: DiaryEntry | null;
}

interface OfPerson {
  readonly userId: string;
}

export type ConversationCommand =
  | (OfPerson & {
      readonly type: 'SendMessage';
      readonly content: string;
      readonly offsetMinutes: number;
      readonly simulated: boolean;
      readonly proposes: readonly ToPropose[];
      /** Proposals that it takes back. */
      readonly refuses: readonly string[];
    })
  /** Of what was said last. */
  | (OfPerson & { readonly type: 'Propose'; readonly proposes: readonly ToPropose[] })
  | (OfPerson & {
      readonly type: 'SendImage';
      readonly imageId: string;
      readonly offsetMinutes: number;
      readonly simulated: boolean;
      /** What the assistant says to it. */
      readonly reply: string;
    })
  | (OfPerson & { readonly type: 'GiveReply'; readonly content: string; readonly model: string | null })
  | (OfPerson & { readonly type: 'KeepProposals'; readonly kept: readonly ToKeep[] })
  | (OfPerson & { readonly type: 'RefuseProposals'; readonly proposalIds: readonly string[] })
  | (OfPerson & { readonly type: 'AddEntry'; readonly entryId: string; readonly entry: DiaryEntry })
  | (OfPerson & { readonly type: 'ChangeEntry'; readonly entryId: string; readonly entry: DiaryEntry })
  | (OfPerson & { readonly type: 'DeleteEntry'; readonly entryId: string });

/** How often a kept entry was changed. */
type KnownEntry = { readonly status: 'kept'; readonly changes: number } | { readonly status: 'deleted' };

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

/** In the order in which they were first known; a list, since it is copied at each event. */
type Remembered<Known> = readonly (Known & { readonly id: string })[];

/** Without a word of what was said, so that snapshots of it may be kept. */
export interface Conversation {
  /** Events so far, which is the revision of the next one. */
  readonly events: number;
  /** The newest entries and proposals, the last one last. */
  readonly entries: Remembered<KnownEntry>;
  readonly proposals: Remembered<KnownProposal>;
  readonly offsetMinutes: number;
}

/** How many of the newest entries can be changed, and of the newest proposals kept. */
const REMEMBERED = 500;

const NO_ENTRY = refuse('NOT_FOUND', 'There is no such entry that could be changed.');
const GONE = refuse(ENTRY_GONE, 'This entry was deleted.');
const CHANGED = refuse(ENTRY_CHANGED, 'This entry was changed after this was proposed. Please look at it again.');
const NO_PROPOSAL = refuse('NOT_FOUND', 'This is no longer proposed.');
const REFUSED_BEFORE = refuse(
  CARD_ANSWERED,
  'You have already said “Not this”, or what you said later took its place, maybe on another device.',
);
const KEPT_BEFORE = refuse(CARD_ANSWERED, 'You have already kept this, maybe on another device.');

const invalid = (entry: DiaryEntry): Refusal | null => {
  const fault = faultOf(entry);
  return fault === null ? null : refuse('INVALID', 'Please check the entry.', [fault]);
};

const byId = <Known>(all: Remembered<Known>, id: string): (Known & { readonly id: string }) | undefined =>
  all.findLast((each) => each.id === id);

/** The entry if it can be changed. */
const keptEntry = ({ entries }: Conversation, entryId: string): Extract<KnownEntry, { status: 'kept' }> | Refusal => {
  const known = byId(entries, entryId);
  if (known === undefined) return NO_ENTRY;
  return known.status === 'kept' ? known : GONE;
};

/** What keeping one proposal comes to. */
const keep = (
  userId: string,
  { proposalId, entry }: ToKeep,
  conversation: Conversation,
): Decision<ConversationEvent> => {
  const known = byId(conversation.proposals, proposalId);
  if (known === undefined) return NO_PROPOSAL;
  if (known.status === 'kept') return [];
  if (known.status === 'refused') return REFUSED_BEFORE;
  const { entryId, does, changes } = known;
  if (does === 'add') {
    if (entry === null) return refuse('INVALID', 'Please check the entry.', [{ path: 'entry', message: 'Required' }]);
    return invalid(entry) ?? [{ type: 'EntryKept', data: { userId, entryId, proposalId, entry } }];
  }
  const now = keptEntry(conversation, entryId);
  if (isRefusal(now)) return does === 'delete' && now === GONE ? [] : now;
  if (now.changes !== changes) return CHANGED;
  if (does === 'delete') return [{ type: 'EntryDeleted', data: { userId, entryId, proposalId } }];
  if (entry === null) return refuse('INVALID', 'Please check the entry.', [{ path: 'entry', message: 'Required' }]);
  return invalid(entry) ?? [{ type: 'EntryChanged', data: { userId, entryId, proposalId, entry } }];
};

/** Each is decided after the ones before it; all or none. */
const inTurn = <Item>(
  items: readonly Item[],
  conversation: Conversation,
  decideOne: (item: Item, conversation: Conversation) => Decision<ConversationEvent>,
): Decision<ConversationEvent> => {
  const events: ConversationEvent[] = [];
  let state = conversation;
  for (const item of items) {
    const decided = decideOne(item, state);
    if (isRefusal(decided)) return decided;
    events.push(...decided);
    state = decided.reduce(evolve, state);
  }
  return events;
};

const refused = (userId: string, proposalId: string): ConversationEvent => ({
  type: 'ProposalRefused',
  data: { userId, proposalId },
});

/** One that is to change an entry that is gone, or that could not be kept, is not made: what was said is kept all the same. */
const proposed =
  (userId: string, conversation: Conversation) =>
  (each: ToPropose): readonly ConversationEvent[] => {
    const { proposalId, entryId, proposal } = each;
    const { does } = proposal;
    if (does !== 'add' && isRefusal(keptEntry(conversation, entryId))) return [];
    if (does !== 'delete' && faultOf(proposal.entry) !== null) return [];
    // What is said anew of an entry stands once.
    const before = conversation.proposals.filter(
      (known) => does !== 'add' && known.status === 'open' && known.does !== 'add' && known.entryId === entryId,
    );
    return [
      ...before.map(({ id }) => refused(userId, id)),
      { type: 'EntryProposed', data: { userId, proposalId, entryId, does, proposal } },
    ];
  };

const decide = (command: ConversationCommand, conversation: Conversation): Decision<ConversationEvent> => {
  const { userId } = command;
  switch (command.type) {
    case 'SendMessage': {
      const { content, offsetMinutes, simulated, proposes, refuses } = command;
      const taken = conversation.proposals.filter(({ id, status }) => status === 'open' && refuses.includes(id));
      return [
        { type: 'MessageSent', data: { userId, content, offsetMinutes, simulated } },
        ...taken.map(({ id }) => refused(userId, id)),
        ...proposes.flatMap(proposed(userId, conversation)),
      ];
    }
    case 'Propose':
      return command.proposes.flatMap(proposed(userId, conversation));
    case 'SendImage': {
      const { imageId, offsetMinutes, simulated, reply } = command;
      return [
        { type: 'ImageSent', data: { userId, imageId, offsetMinutes, simulated } },
        { type: 'ReplyGiven', data: { userId, content: reply, model: null } },
      ];
    }
    case 'GiveReply': {
      const { content, model } = command;
      return [{ type: 'ReplyGiven', data: { userId, content, model } }];
    }
    case 'KeepProposals':
      return inTurn(command.kept, conversation, (each, state) => keep(userId, each, state));
    case 'RefuseProposals':
      return inTurn(command.proposalIds, conversation, (proposalId, { proposals }) => {
        const known = byId(proposals, proposalId);
        if (known === undefined) return NO_PROPOSAL;
        if (known.status === 'kept') return KEPT_BEFORE;
        return known.status === 'refused' ? [] : [refused(userId, proposalId)];
      });
    case 'AddEntry': {
      const { entryId, entry } = command;
      return invalid(entry) ?? [{ type: 'EntryKept', data: { userId, entryId, proposalId: null, entry } }];
    }
    case 'ChangeEntry': {
      const { entryId, entry } = command;
      const known = keptEntry(conversation, entryId);
      if (isRefusal(known)) return known;
      return invalid(entry) ?? [{ type: 'EntryChanged', data: { userId, entryId, proposalId: null, entry } }];
    }
    case 'DeleteEntry': {
      const { entryId } = command;
      const known = keptEntry(conversation, entryId);
      if (known === GONE) return [];
      if (isRefusal(known)) return known;
      return [{ type: 'EntryDeleted', data: { userId, entryId, proposalId: null } }];
    }
    default:
      return assertNever(command);
  }
};

/** With one more, or in place of what was known of it. */
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

const evolve = (conversation: Conversation, event: ConversationEvent): Conversation => ({
  ...evolved(conversation, event),
  events: conversation.events + 1,
});

/** A diary is kept by its person: what the assistant reads in a message is proposed, and counts once they keep it. */
export const conversationDecider: Decider<ConversationCommand, ConversationEvent, Conversation> = {
  events: conversationEvents,
  initialState: { events: 0, entries: [], proposals: [], offsetMinutes: 0 },
  impersonalState: true,
  evolve,
  decide,
};
