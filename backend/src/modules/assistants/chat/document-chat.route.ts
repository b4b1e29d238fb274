import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { documents } from '#modules/documents/published';
import { streamRoute } from '#platform/http/routes/stream-route';
import { lineStream } from '#platform/http/streams/streamed';
import { READ_STORE } from '#platform/read-store/read-store';
import { Replies } from '../answering/replies-to-questions';
import type { ReplyPart } from '../answering/reply-parts';
import { DocumentAnswers } from '../documents/document-answers';
import { chatMessages, conversationOf } from './chat-body';
import { toReplyLines, replyLines } from './chat-events';

const line = z.union([
  z.strictObject({ content: z.string().describe('The next piece of the answer, as markdown with markers `[1]`.') }),
  z.strictObject({
    sources: z.strictObject({
      index: z.int().describe('The number of its marker.'),
      content: z.string().describe('The address that opens the document at the page.'),
    }),
  }),
  z.strictObject({ lines: replyLines }),
]);
type ChatLine = z.infer<typeof line>;

const chatLine = (part: ReplyPart): ChatLine => {
  switch (part.kind) {
    case 'text':
      return { content: part.text };
    case 'source':
      return { sources: { index: part.source.index, content: part.source.address } };
    case 'lines':
      return { lines: toReplyLines(part.lines) };
  }
};

/** Questions about a document, answered with its own sentences. */
export const DocumentChat = streamRoute({
  method: 'post',
  path: 'api/v1/chat-hearing',
  aliases: ['api/v1/chat-report', 'api/v1/chat-member', 'api/v1/chat-amendment'],
  access: 'user',
  rateLimit: { kind: 'costly' },
  summary: 'Answers a question about a document by quoting it, each sentence with its page.',
  body: z.strictObject({ messages: chatMessages, opp_id: z.string().max(100).describe('The id of a document.') }),
  streams: 'lines',
  items: line,
  uses: [READ_STORE, DocumentAnswers, Replies],
  async read({ body: { messages, opp_id: documentId }, context, language: reader }, reads, answers, replies) {
    const document = await reads.get(documents, documentId);
    if (document === undefined) return refuse('NOT_FOUND', 'This document does not exist.');
    const conversation = conversationOf(messages, { reader });
    return lineStream<ChatLine>(async function* (signal) {
      const found = await answers.answer(document, conversation, signal);
      if (found.kind === 'unreadable') return yield { content: found.words };
      for await (const part of replies.to(found.answered, context, signal)) {
        if (signal.aborted) return;
        yield chatLine(part);
      }
    });
  },
});
