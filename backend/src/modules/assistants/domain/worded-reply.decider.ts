import { type WordedReplyEvent, wordedReplyEvents } from '#events/assistants/worded-reply.events';
import type { Decider } from '#kernel/decider';

export type RecordWording = { readonly type: 'RecordWording' } & WordedReplyEvent['data'];

/** Decides on streams `wordedreply-{reply}`, which record a model's work on one reply, once. */
export const wordedReplyDecider: Decider<RecordWording, WordedReplyEvent, { readonly isRecorded: boolean }> = {
  events: wordedReplyEvents,
  initialState: { isRecorded: false },
  evolve: () => ({ isRecorded: true }),
  decide: ({ replyId, model, sentences, leftOut, fault, costUsd }, { isRecorded }) =>
    isRecorded ? [] : [{ type: 'ReplyWorded', data: { replyId, model, sentences, leftOut, fault, costUsd } }],
};
