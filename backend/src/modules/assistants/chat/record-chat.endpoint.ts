import { Body, Controller, Post } from '@nestjs/common';
import { Context } from '#platform/http/requests/context';
import { Problem } from '#platform/http/answers/problem';
import { AskedLanguage, type InterfaceLanguage } from '#platform/http/requests/interface-language';
import { RateLimit } from '#platform/http/limits/rate-limit';
import { StreamOperation } from '#platform/http/streams/stream-operation';
import { eventStream } from '#platform/http/streams/streamed';
import { Replies } from '../answering/replies-to-questions';
import { replyAbout } from '../records/record-reply';
import { TopicRecords } from '../records/compiled/topic-records';
import { CountryChatBody, OrganisationChatBody, conversationOf } from './chat-body';
import { type ChatEvent, chatEvent, chatEvents } from './chat-events';

type RecordChatMessages = Pick<CountryChatBody, 'messages' | 'history_count'>;

/** Answers a question from a record. */
const answerFrom = (
  record: Parameters<typeof replyAbout>[0],
  { messages, history_count: count }: RecordChatMessages,
  replies: Replies,
  { context, reader }: { readonly context: Context; readonly reader: InterfaceLanguage },
) =>
  eventStream<ChatEvent>((signal) =>
    chatEvents(
      replyAbout(record, conversationOf(messages, { count, reader }), (answered) =>
        replies.to(answered, context, signal),
      ),
      signal,
    ),
  );

/** Questions about trade with a country, answered from its record. */
@Controller('api/topics')
export class CountryChatEndpoint {
  constructor(
    private readonly replies: Replies,
    private readonly records: TopicRecords,
  ) {}

  @Post('chat-country')
  @RateLimit('costly')
  @StreamOperation({
    access: 'user',
    streams: 'events',
    items: chatEvent,
    summary: 'Answers a question about trade with a country from its record, each figure with its source and date.',
  })
  async post(
    @Body() { country_name: name, ...chat }: CountryChatBody,
    @Context() context: Context,
    @AskedLanguage() reader: InterfaceLanguage,
  ) {
    const record = await this.records.ofCountry(name, context.now);
    if (record === undefined) throw new Problem('NOT_FOUND', 'This country is not known.');
    return answerFrom(record, chat, this.replies, { context, reader });
  }
}

/** Questions about a federal agency, answered from its record. */
@Controller('api/topics')
export class OrganisationChatEndpoint {
  constructor(
    private readonly replies: Replies,
    private readonly records: TopicRecords,
  ) {}

  @Post('chat-org')
  @RateLimit('costly')
  @StreamOperation({
    access: 'user',
    streams: 'events',
    items: chatEvent,
    summary: 'Answers a question about a federal agency from its record, each figure with its source and date.',
  })
  async post(
    @Body() { org_name: name, ...chat }: OrganisationChatBody,
    @Context() context: Context,
    @AskedLanguage() reader: InterfaceLanguage,
  ) {
    const record = await this.records.ofAgency(name, context.now);
    if (record === undefined) throw new Problem('NOT_FOUND', 'This organisation is not known.');
    return answerFrom(record, chat, this.replies, { context, reader });
  }
}
