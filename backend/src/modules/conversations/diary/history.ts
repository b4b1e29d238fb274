import { Inject, Injectable } from '@nestjs/common';
import { type ConversationEvent, conversationEvents } from '#events/conversations/conversation.events';
import type { Recorded } from '#kernel/recorded-event';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import type { Conversation } from '../domain/conversation-state';
import { conversationDecider } from '../domain/conversation.decider';

export type ConversationRecord = Recorded<ConversationEvent>;

const PAGE = 100;

/** Reads conversations from the log, the only place that has what was said (ADR 0082). */
@Injectable()
export class ConversationHistory {
  constructor(
    @Inject(EVENT_STORE) private readonly log: Pick<EventStore, 'readStream'>,
    private readonly streams: StreamReader,
  ) {}

  /**
   * The records of a conversation, newest first; none for an erased account. `before`: reads only up to this state of
   * the conversation.
   */
  async *newestFirst(userId: string, before?: Pick<Conversation, 'events'>): AsyncGenerator<ConversationRecord> {
    const { events } = before ?? (await this.streams.stateOf(conversationDecider, userId));
    const stream = conversationEvents.stream(userId);
    for (let end = events; end > 0; end -= PAGE) {
      const from = Math.max(0, end - PAGE);
      const page = await this.log.readStream(stream, { from, limit: end - from });
      // Only events of this category are written to its streams.
      yield* (page as readonly ConversationRecord[]).toReversed();
    }
  }

  /** All records, newest first, for callers that go through them more than once. */
  async allNewestFirst(userId: string, before?: Pick<Conversation, 'events'>): Promise<readonly ConversationRecord[]> {
    const records: ConversationRecord[] = [];
    for await (const record of this.newestFirst(userId, before)) records.push(record);
    return records;
  }
}
