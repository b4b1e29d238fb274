import { type EventOf, type Personal, event, eventsOf, personal } from '#kernel/events';
import type { DiaryEntry } from './diary-entry';

interface OfPerson {
  /** The person whose conversation it is, whoever wrote. */
  readonly userId: string;
}

interface OfEntry extends OfPerson {
  readonly entryId: string;
  readonly entry: Personal<DiaryEntry>;
}

/** `conversation-{user}`: what a person and the assistant said to each other, and the diary that came of it. */
export const conversationEvents = eventsOf('conversation', {
  /** Something was said to the assistant. */
  MessageSent: event<
    OfPerson & {
      readonly content: Personal<string>;
      /** Minutes to add to UTC for the person's local time. */
      readonly offsetMinutes: number;
      /** An administrator wrote it in the chat simulator. */
      readonly simulated: boolean;
    }
  >(personal('userId', 'content')),
  /** The assistant answered. */
  ReplyGiven: event<
    OfPerson & {
      readonly content: Personal<string>;
      /** The model that worded it; null if none did. */
      readonly model: string | null;
    }
  >(personal('userId', 'content')),
  /** The last message told of something that belongs in the diary. */
  EntryLogged: event<OfEntry>(personal('userId', 'entry')),
  /** The last message corrected an entry, which reads like this from now on. */
  EntryCorrected: event<OfEntry>(personal('userId', 'entry')),
});

export type ConversationEvent = EventOf<typeof conversationEvents>;
