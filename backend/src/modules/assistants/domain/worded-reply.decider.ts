import { type WordedReplyEvent, wordedReplyEvents } from '#events/assistants/worded-reply.events';
import type { Decider } from '#kernel/decider';

export type RecordWording = { readonly type: 'RecordWording' } & WordedReplyEvent['data'];

/** `wordedreply-{reply}`: what a model did for one reply, once. */
export const wordedReplyDecider: Decider<RecordWording, WordedReplyEvent, { readonly isRecorded: boolean }> = {
  events: wordedReplyEvents,
  initialState: { isRecorded: false },
  evolve: () => ({ isRecorded: true }),
  decide: ({ replyId, model, sentences, leftOut, fault, costUsd }, { isRecorded }) =>
    isRecorded ? [] : [{ type: 'ReplyWorded', data: { replyId, model, sentences, leftOut, fault, costUsd } }],
};
