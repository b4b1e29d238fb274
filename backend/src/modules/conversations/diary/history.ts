import { Inject, Injectable } from '@nestjs/common';
import { type ConversationEvent, conversationEvents } from '#events/conversations/conversation.events';
import type { Recorded } from '#kernel/recorded-event';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import type { Conversation } from '../domain/conversation';
import { conversationDecider } from '../domain/conversation.decider';

export type ConversationRecord = Recorded<ConversationEvent>;

const PAGE = 100;

/** Reads conversations from the log, the only place that has what was said (ADR 82). */
@Injectable()
export class ConversationHistory {
  constructor(
    @Inject(EVENT_STORE) private readonly log: Pick<EventStore, 'readStream'>,
    private readonly runner: DeciderRunner,
  ) {}

  /**
   * The records of a conversation, newest first; none for somebody who was erased. `before`: the conversation at the time up to which
   * they are read; now if it is left out.
   */
  async *newestFirst(userId: string, before?: Pick<Conversation, 'events'>): AsyncGenerator<ConversationRecord> {
    const { events } = before ?? (await this.runner.stateOf(conversationDecider, userId));
    const stream = conversationEvents.stream(userId);
    for (let end = events; end > 0; end -= PAGE) {
      const from = Math.max(0, end - PAGE);
      const page = await this.log.readStream(stream, { from, limit: end - from });
      // Only events of the category are written to its streams.
      yield* (page as readonly ConversationRecord[]).toReversed();
    }
  }

  /** All of them, newest first, where they are gone through more than once. */
  async allNewestFirst(userId: string, before?: Pick<Conversation, 'events'>): Promise<readonly ConversationRecord[]> {
    const records: ConversationRecord[] = [];
    for await (const record of this.newestFirst(userId, before)) records.push(record);
    return records;
  }
}
