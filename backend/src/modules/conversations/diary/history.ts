import { Inject, Injectable } from '@nestjs/common';
import { type ConversationEvent, conversationEvents } from '#events/conversations/conversation.events';
import type { Recorded } from '#kernel/recorded-event';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { conversationDecider } from '../domain/conversation.decider';

export type ConversationRecord = Recorded<ConversationEvent>;

const PAGE = 100;

/** Reads conversations from the log, which alone has what was said (ADR 82). */
@Injectable()
export class ConversationHistory {
  constructor(
    @Inject(EVENT_STORE) private readonly log: Pick<EventStore, 'readStream'>,
    private readonly runner: DeciderRunner,
  ) {}

  /** What happened in a conversation, the newest first. Nothing of somebody who was erased. */
  async *newestFirst(userId: string): AsyncGenerator<ConversationRecord> {
    const { events } = await this.runner.stateOf(conversationDecider, userId);
    const stream = conversationEvents.stream(userId);
    for (let end = events; end > 0; end -= PAGE) {
      const from = Math.max(0, end - PAGE);
      const page = await this.log.readStream(stream, { from, limit: end - from });
      // Only events of the category are written to its streams.
      yield* (page as readonly ConversationRecord[]).toReversed();
    }
  }
}
