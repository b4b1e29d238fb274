import type { WordedReplyEvent } from '#events/paid-models/worded-reply.events';
import { scenario } from '#test/support/given-when-then';
import { modelWorkDecider } from './model-work.decider';

const { given } = scenario(modelWorkDecider);
const figures = { model: 'writer-1', sentences: 3, leftOut: 1, fault: null, costUsd: 0.03 };
const worded: WordedReplyEvent = { type: 'ReplyWorded', data: { replyId: 'reply-1', ...figures } };

test('the use of a model for a reply is recorded once', () => {
  given()
    .when({ type: 'RecordModelWork', workId: 'reply-1', ...figures })
    .then(worded);
  given(worded)
    .when({ type: 'RecordModelWork', workId: 'reply-1', ...figures })
    .thenNothing();
});
