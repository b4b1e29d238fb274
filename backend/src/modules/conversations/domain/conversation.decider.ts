import { type ConversationEvent, conversationEvents } from '#events/conversations/conversation.events';
import type { DiaryEntry } from '#events/conversations/diary-entry';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, type Refusal, isRefusal, refuse } from '#kernel/decider';
import type { ConversationCommand, ToKeep, ToPropose } from './conversation-command';
import { type Conversation, evolveConversation, proposalById } from './conversation-state';
import { CARD_ANSWERED, ENTRY_CHANGED, ENTRY_GONE } from './diary-refusals';
import { entryFault } from './entry-limits';
import { type EntryState, NO_ENTRIES, knownEntry } from './known-entries';

const NO_ENTRY = refuse('NOT_FOUND', 'There is no such entry to change.');
const GONE = refuse(ENTRY_GONE, 'This entry was deleted.');
const CHANGED = refuse(ENTRY_CHANGED, 'This entry was changed after this was proposed. Please look at it again.');
const NO_PROPOSAL = refuse('NOT_FOUND', 'This is no longer proposed.');
const REFUSED_BEFORE = refuse(
  CARD_ANSWERED,
  'You have already said “Not this”, or what you said later took its place, maybe on another device.',
);
const KEPT_BEFORE = refuse(CARD_ANSWERED, 'You have already kept this, maybe on another device.');

const invalid = (entry: DiaryEntry): Refusal | null => {
  const fault = entryFault(entry);
  return fault === null ? null : refuse('INVALID', 'Please check the entry.', [fault]);
};

/** The entry, or the refusal to change it. */
const keptEntry = ({ entries }: Conversation, entryId: string): Extract<EntryState, { status: 'kept' }> | Refusal => {
  const known = knownEntry(entries, entryId);
  if (known === undefined) return NO_ENTRY;
  return known.status === 'kept' ? known : GONE;
};

const keep = (
  userId: string,
  { proposalId, entry }: ToKeep,
  conversation: Conversation,
): Decision<ConversationEvent> => {
  const known = proposalById(conversation, proposalId);
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

/** Decides on items in turn, each after those before it; all or none are accepted. */
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
    state = decided.reduce(evolveConversation, state);
  }
  return events;
};

const refused = (userId: string, proposalId: string): ConversationEvent => ({
  type: 'ProposalRefused',
  data: { userId, proposalId },
});

/**
 * Decides on a proposal. One for a missing entry, or one that could not be kept, is dropped; the message is stored all
 * the same.
 */
const proposed =
  (userId: string, conversation: Conversation) =>
  (each: ToPropose): readonly ConversationEvent[] => {
    const { proposalId, entryId, proposal } = each;
    const { does } = proposal;
    if (does !== 'add' && isRefusal(keptEntry(conversation, entryId))) return [];
    if (does !== 'delete' && entryFault(proposal.entry) !== null) return [];
    // A new proposal for an entry replaces the open ones for it.
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
      return inTurn(command.proposalIds, conversation, (proposalId, state) => {
        const known = proposalById(state, proposalId);
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

/**
 * Decides on diaries. A diary belongs to its person: what the assistant reads in a message is only proposed, and counts
 * once the person keeps it.
 */
export const conversationDecider: Decider<ConversationCommand, ConversationEvent, Conversation> = {
  events: conversationEvents,
  initialState: { events: 0, entries: NO_ENTRIES, proposals: [], offsetMinutes: 0 },
  hasNoPersonalData: true,
  evolve: evolveConversation,
  decide,
};
