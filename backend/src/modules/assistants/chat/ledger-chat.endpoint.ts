import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { Refusal } from '#kernel/decider';
import type { CommandContext } from '#platform/command-handling/command-context';
import { ForReadTokens } from '#platform/http/access/access';
import { Caller, SignedIn } from '#platform/http/access/caller';
import { Context } from '#platform/http/requests/context';
import { orThrow } from '#platform/http/answers/problem';
import { AskedLanguage, type InterfaceLanguage } from '#platform/http/requests/interface-language';
import { RateLimit } from '#platform/http/limits/rate-limit';
import { StreamOperation } from '#platform/http/streams/stream-operation';
import { eventStream } from '#platform/http/streams/streamed';
import { Replies } from '../answering/replies-to-questions';
import { type Askable, LedgerAnswers } from '../ledgers/ledger-answers';
import { chatMessages, conversationOf, historyCount } from './chat-body';
import { type ChatEvent, chatEvent, chatEvents } from './chat-events';

class TrackerChatBody extends createZodDto(
  z.strictObject({ messages: chatMessages, history_count: historyCount, tracker_id: z.string().max(100) }),
) {}

class FolderChatBody extends createZodDto(
  z.strictObject({
    messages: chatMessages,
    history_count: historyCount,
    collection_id: z.string().max(100).nullable().describe('Null for the root.'),
  }),
) {}

/** Questions about what trackers found, answered with the claims of their ledgers. */
@Controller('api/topics')
export class LedgerChatEndpoint {
  constructor(
    private readonly answers: LedgerAnswers,
    private readonly replies: Replies,
  ) {}

  @Post('chat-tracker')
  @ForReadTokens()
  @RateLimit('costly')
  @StreamOperation({
    access: 'user',
    streams: 'events',
    items: chatEvent,
    summary: 'Answers a question from a tracker’s ledger: dated claims, each with its source.',
  })
  async tracker(
    @Body() { tracker_id: id, ...chat }: TrackerChatBody,
    @SignedIn() caller: Caller,
    @Context() context: Context,
    @AskedLanguage() reader: InterfaceLanguage,
  ) {
    return this.stream(await this.answers.tracker(id, caller), chat, { context, reader });
  }

  @Post('chat-folder')
  @ForReadTokens()
  @RateLimit('costly')
  @StreamOperation({
    access: 'user',
    streams: 'events',
    items: chatEvent,
    summary:
      'Answers a question from the ledgers of a folder’s trackers: dated claims, each with its tracker and source.',
  })
  async folder(
    @Body() { collection_id: id, ...chat }: FolderChatBody,
    @SignedIn() caller: Caller,
    @Context() context: Context,
    @AskedLanguage() reader: InterfaceLanguage,
  ) {
    return this.stream(await this.answers.folder(id, caller), chat, { context, reader });
  }

  private stream(
    askable: Askable | Refusal,
    { messages, history_count: count }: Pick<FolderChatBody, 'messages' | 'history_count'>,
    { context, reader }: { readonly context: CommandContext; readonly reader: InterfaceLanguage },
  ) {
    const chat = orThrow(askable);
    const conversation = conversationOf(messages, { count, reader });
    const { answers, replies } = this;
    return eventStream<ChatEvent>(async function* (signal) {
      const ofTrackers = await answers.onTrackers(chat, conversation);
      if (ofTrackers !== null) return yield* chatEvents([{ kind: 'text', text: ofTrackers }], signal);
      const answered = await answers.answer(chat, conversation);
      yield* chatEvents(replies.to(answered, context, signal), signal);
    });
  }
}
