import { Body, Controller, Inject, Post } from '@nestjs/common';
import { z } from 'zod';
import { type DocumentDocument, documents } from '#modules/documents/published';
import { CONFIG, type Config } from '#platform/config/config';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Context } from '#platform/http/context';
import { Problem } from '#platform/http/problem';
import { RateLimit } from '#platform/http/rate-limit';
import { StreamOperation } from '#platform/http/streams/stream-operation';
import { lineStream } from '#platform/http/streams/streamed';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import type { Conversation } from '../answering/conversation';
import { answerInConversation } from '../answering/answer-question';
import { Replies } from '../answering/replies';
import type { ReplyPart } from '../answering/reply';
import { nearestTo } from '../answering/worded/evidence';
import { DocumentIndexes } from '../documents/document-indexes';
import { documentVoice, unreadable } from '../documents/document-voice';
import { readQuestion } from '../retrieval/question';
import { DocumentChatBody, conversationOf } from './chat-body';
import { replyLines } from './chat-events';

const line = z.union([
  z.strictObject({ content: z.string().describe('The next piece of the answer, as markdown with markers `[1]`.') }),
  z.strictObject({
    sources: z.strictObject({
      index: z.int().describe('Of its marker.'),
      content: z.string().describe('The address that opens the document at the page.'),
    }),
  }),
  z.strictObject({ lines: replyLines }),
]);
type Line = z.infer<typeof line>;

/** Questions about a document, answered by its own sentences. */
@Controller('api/v1')
export class DocumentChatEndpoint {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly indexes: DocumentIndexes,
    private readonly replies: Replies,
  ) {}

  @Post(['chat-hearing', 'chat-report', 'chat-member', 'chat-amendment'])
  @RateLimit('costly', 'opp_id')
  @StreamOperation({
    access: 'user',
    streams: 'lines',
    items: line,
    summary: 'Answers a question about a document by quoting it, each sentence with its page.',
  })
  async post(@Body() { messages, opp_id: documentId }: DocumentChatBody, @Context() context: Context) {
    const document = await this.reads.get(documents, documentId);
    if (document === undefined) throw new Problem('NOT_FOUND', 'This document does not exist.');
    const conversation = conversationOf(messages);
    return lineStream<Line>((signal) => this.reply(document, conversation, context, signal));
  }

  private async *reply(
    { _id: documentId, title, added_at: addedAt, file_id: fileId, text }: DocumentDocument,
    conversation: Conversation,
    context: CommandContext,
    signal: AbortSignal,
  ): AsyncGenerator<Line> {
    if (text.state === 'unreadable') return yield { content: unreadable(text.fault) };
    const index = await this.indexes.of(fileId, signal);
    if (signal.aborted) return;
    if (index === null) return yield { content: unreadable(null) };
    const voice = documentVoice({ documentId, title, addedAt, publicUrl: this.config.publicUrl });
    const answered = {
      ...conversation,
      answer: answerInConversation(conversation, index),
      evidence: () => nearestTo(readQuestion(conversation.question, conversation.history, index), index),
      voice,
    };
    for await (const part of this.replies.to(answered, context, signal)) {
      if (signal.aborted) return;
      yield lineOf(part);
    }
  }
}

const lineOf = (part: ReplyPart): Line => {
  switch (part.kind) {
    case 'text':
      return { content: part.text };
    case 'source':
      return { sources: { index: part.source.index, content: part.source.address } };
    case 'lines':
      return { lines: { references: [...part.lines.references], are_answer: part.lines.areAnswer } };
  }
};
