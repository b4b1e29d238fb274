import { Body, Controller, Post } from '@nestjs/common';
import { Context } from '#platform/http/context';
import { Problem } from '#platform/http/problem';
import { RateLimit } from '#platform/http/rate-limit';
import { StreamOperation } from '#platform/http/streams/stream-operation';
import { eventStream } from '#platform/http/streams/streamed';
import { Replies } from '../answering/replies';
import { replyAbout } from '../records/record-reply';
import { TopicRecords } from '../records/topic-records';
import { CountryChatBody, conversationOf } from './chat-body';
import { type ChatEvent, chatEvent, chatEvents } from './chat-events';

/** Questions about trade with a country, answered from its record. */
@Controller('api/topics')
export class CountryChatEndpoint {
  constructor(
    private readonly replies: Replies,
    private readonly records: TopicRecords,
  ) {}

  @Post('chat-country')
  @RateLimit('costly', 'country_name')
  @StreamOperation({
    access: 'user',
    streams: 'events',
    items: chatEvent,
    summary: 'Answers a question about trade with a country from its record, each figure with its source and date.',
  })
  async post(
    @Body() { messages, history_count: count, country_name: name }: CountryChatBody,
    @Context() context: Context,
  ) {
    const record = await this.records.ofCountry(name, context.now);
    if (record === undefined) throw new Problem('NOT_FOUND', 'This country is not known.');
    return eventStream<ChatEvent>((signal) =>
      chatEvents(
        replyAbout(record, conversationOf(messages, count), (answered) => this.replies.to(answered, context, signal)),
        signal,
      ),
    );
  }
}
