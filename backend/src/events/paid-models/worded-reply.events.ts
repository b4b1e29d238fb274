import { type EventOf, event, declareEvents } from '#kernel/events';

/** `wordedreply-{reply}`: what a model did for one reply, once. */
export const wordedReplyEvents = declareEvents('wordedreply', {
  /**
   * A model worded an assistant's reply, and each of its sentences was checked. The question and the reply are not
   * kept. `leftOut`: sentences that their sources did not bear out and that nobody saw.
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
