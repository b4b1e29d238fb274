import { type EventOf, type Personal, event, declareEvents, personal } from '#kernel/events';
import type { DiaryEntry, Proposal } from './diary-entry';

interface OfPerson {
  /** The person whose conversation it is, whoever wrote. */
  readonly userId: string;
}

interface OfEntry extends OfPerson {
  readonly entryId: string;
  /** The assistant's proposal; null if the person acted without one. */
  readonly proposalId: string | null;
}

/** `conversation-{user}`: what a person and the assistant said to each other, and the diary that came of it. */
export const conversationEvents = declareEvents('conversation', {
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
  /** An image was shown to the assistant. Its content is in a separate stream. */
  ImageSent: event<
    OfPerson & { readonly imageId: string; readonly offsetMinutes: number; readonly simulated: boolean }
  >(),
  /** The assistant answered. */
  ReplyGiven: event<
    OfPerson & {
      readonly content: Personal<string>;
      /** The model that worded it; null if none did. */
      readonly model: string | null;
    }
  >(personal('userId', 'content')),
  /**
   * The assistant read something in the last message that may belong in the diary. It does not count until the person
   * keeps it.
   */
  EntryProposed: event<
    OfPerson & {
      readonly proposalId: string;
      /** The entry that would be added, changed or deleted. */
      readonly entryId: string;
      readonly does: Proposal['does'];
      readonly proposal: Personal<Proposal>;
    }
  >(personal('userId', 'proposal')),
  /** The person answered a proposal with 'Not this'. */
  ProposalRefused: event<OfPerson & { readonly proposalId: string }>(),
  /** The person keeps an entry, which counts from now on. */
  EntryKept: event<OfEntry & { readonly entry: Personal<DiaryEntry> }>(personal('userId', 'entry')),
  /** The person changed a kept entry to what is given here. */
  EntryChanged: event<OfEntry & { readonly entry: Personal<DiaryEntry> }>(personal('userId', 'entry')),
  /** The person deleted a kept entry. */
  EntryDeleted: event<OfEntry>(),
});

export type ConversationEvent = EventOf<typeof conversationEvents>;
