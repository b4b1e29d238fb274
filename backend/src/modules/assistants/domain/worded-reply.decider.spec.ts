import type { WordedReplyEvent } from '#events/assistants/worded-reply.events';
import { scenario } from '#test/support/given-when-then';
import { wordedReplyDecider } from './worded-reply.decider';

const { given } = scenario(wordedReplyDecider);
const figures = { replyId: 'reply-1', model: 'writer-1', sentences: 3, leftOut: 1, fault: null, costUsd: 0.03 };
const worded: WordedReplyEvent = { type: 'ReplyWorded', data: figures };

test('the use of a model for a reply is recorded once', () => {
  given()
    .when({ type: 'RecordWording', ...figures })
    .then(worded);
  given(worded)
    .when({ type: 'RecordWording', ...figures })
    .thenNothing();
});
