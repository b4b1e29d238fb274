import { type EventOf, event, eventsOf } from '#kernel/events';

export const wordedReplyEvents = eventsOf('wordedreply', {
  /**
   * A model worded the reply of an assistant, and each of its sentences was checked. What was asked and said is not kept.
   * `leftOut`: sentences that their sources did not bear out, which nobody saw.
   */
  ReplyWorded: event<{
    readonly replyId: string;
    readonly model: string;
    readonly sentences: number;
    readonly leftOut: number;
    /** Why the model did not finish; null if it did. */
    readonly fault: string | null;
    readonly costUsd: number;
  }>(),
});

export type WordedReplyEvent = EventOf<typeof wordedReplyEvents>;
