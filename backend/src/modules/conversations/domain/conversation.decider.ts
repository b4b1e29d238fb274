import { type ConversationEvent, conversationEvents } from '#events/conversations/conversation.events';
import type { DiaryEntry } from '#events/conversations/diary-entry';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';

/** An entry that the message adds, or in place of one that it corrects. */
export interface EntryToLog {
  readonly entryId: string;
  readonly entry: DiaryEntry;
}

export type ConversationCommand =
  | {
      readonly type: 'SendMessage';
      readonly userId: string;
      readonly content: string;
      readonly offsetMinutes: number;
      readonly simulated: boolean;
      readonly logs: readonly EntryToLog[];
      readonly corrects: EntryToLog | null;
    }
  | { readonly type: 'GiveReply'; readonly userId: string; readonly content: string; readonly model: string | null };

/** Without a word of what was said, so that snapshots of it may be kept. */
export interface Conversation {
  /** Events so far, which is the revision of the next one. */
  readonly events: number;
  /** The newest entries, the last one last. */
  readonly entries: readonly string[];
  readonly offsetMinutes: number;
}

/** How many of the newest entries can be corrected. */
const CORRECTABLE = 50;

const decide = (command: ConversationCommand, conversation: Conversation): Decision<ConversationEvent> => {
  switch (command.type) {
    case 'SendMessage': {
      const { userId, content, offsetMinutes, simulated, logs, corrects } = command;
      if (corrects !== null && !conversation.entries.includes(corrects.entryId))
        return refuse('NOT_FOUND', 'There is no such entry to correct.');
      return [
        { type: 'MessageSent', data: { userId, content, offsetMinutes, simulated } },
        ...logs.map((log): ConversationEvent => ({ type: 'EntryLogged', data: { userId, ...log } })),
        ...(corrects === null ? [] : [{ type: 'EntryCorrected', data: { userId, ...corrects } } as const]),
      ];
    }
    case 'GiveReply': {
      const { userId, content, model } = command;
      return [{ type: 'ReplyGiven', data: { userId, content, model } }];
    }
    default:
      return assertNever(command);
  }
};

const evolved = (conversation: Conversation, event: ConversationEvent): Conversation => {
  switch (event.type) {
    case 'MessageSent':
      return { ...conversation, offsetMinutes: event.data.offsetMinutes };
    case 'EntryLogged':
      return { ...conversation, entries: [...conversation.entries, event.data.entryId].slice(-CORRECTABLE) };
    case 'ReplyGiven':
    case 'EntryCorrected':
      return conversation;
    default:
      return assertNever(event);
  }
};

export const conversationDecider: Decider<ConversationCommand, ConversationEvent, Conversation> = {
  events: conversationEvents,
  initialState: { events: 0, entries: [], offsetMinutes: 0 },
  impersonalState: true,
  evolve: (conversation, event) => ({ ...evolved(conversation, event), events: conversation.events + 1 }),
  decide,
};
