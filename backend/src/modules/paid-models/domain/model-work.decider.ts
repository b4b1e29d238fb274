import { type WordedReplyEvent, wordedReplyEvents } from '#events/paid-models/worded-reply.events';
import type { Decider } from '#kernel/decider';

/** What a model did for a reply, or in reading a message. */
export type RecordModelWork = {
  readonly type: 'RecordModelWork';
  readonly workId: string;
} & Omit<WordedReplyEvent['data'], 'replyId'>;

/** Decides on streams `wordedreply-{reply}`, which record a model's work on one reply or one message, once. */
export const modelWorkDecider: Decider<RecordModelWork, WordedReplyEvent, { readonly isRecorded: boolean }> = {
  events: wordedReplyEvents,
  initialState: { isRecorded: false },
  evolve: () => ({ isRecorded: true }),
  decide: ({ workId, model, sentences, leftOut, fault, costUsd }, { isRecorded }) =>
    isRecorded ? [] : [{ type: 'ReplyWorded', data: { replyId: workId, model, sentences, leftOut, fault, costUsd } }],
};
