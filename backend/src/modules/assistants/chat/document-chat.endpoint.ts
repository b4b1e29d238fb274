import { Body, Controller, Inject, Post } from '@nestjs/common';
import { z } from 'zod';
import { type DocumentDocument, documents } from '#modules/documents/published';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Context } from '#platform/http/requests/context';
import { Problem } from '#platform/http/answers/problem';
import { AskedLanguage, type InterfaceLanguage } from '#platform/http/requests/interface-language';
import { RateLimit } from '#platform/http/limits/rate-limit';
import { StreamOperation } from '#platform/http/streams/stream-operation';
import { lineStream } from '#platform/http/streams/streamed';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import { Replies } from '../answering/replies-to-questions';
import type { ReplyPart } from '../answering/reply-parts';
import { DocumentAnswers } from '../documents/document-answers';
import { DocumentChatBody, conversationOf } from './chat-body';
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

/** Questions about a document, answered with its own sentences. */
@Controller('api/v1')
export class DocumentChatEndpoint {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly answers: DocumentAnswers,
    private readonly replies: Replies,
  ) {}

  @Post(['chat-hearing', 'chat-report', 'chat-member', 'chat-amendment'])
  @RateLimit('costly')
  @StreamOperation({
    access: 'user',
    streams: 'lines',
    items: line,
    summary: 'Answers a question about a document by quoting it, each sentence with its page.',
  })
  async post(
    @Body() { messages, opp_id: documentId }: DocumentChatBody,
    @Context() context: Context,
    @AskedLanguage() reader: InterfaceLanguage,
  ) {
    const document = await this.reads.get(documents, documentId);
    if (document === undefined) throw new Problem('NOT_FOUND', 'This document does not exist.');
    const conversation = conversationOf(messages, { reader });
    return lineStream<ChatLine>((signal) => this.reply(document, conversation, context, signal));
  }

  private async *reply(
    document: DocumentDocument,
    conversation: QuestionInConversation,
    context: CommandContext,
    signal: AbortSignal,
  ): AsyncGenerator<ChatLine> {
    const found = await this.answers.answer(document, conversation, signal);
    if (found.kind === 'unreadable') return yield { content: found.words };
    for await (const part of this.replies.to(found.answered, context, signal)) {
      if (signal.aborted) return;
      yield chatLine(part);
    }
  }
}

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
