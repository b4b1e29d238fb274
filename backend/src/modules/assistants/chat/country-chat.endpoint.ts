import { Body, Controller, Post } from '@nestjs/common';
import { ToldNewsOf } from '#modules/research/published';
import { trackerOfCountry } from '#modules/subjects/published';
import { Context } from '#platform/http/context';
import { Problem } from '#platform/http/problem';
import { RateLimit } from '#platform/http/rate-limit';
import { StreamOperation } from '#platform/http/streams/stream-operation';
import { eventStream } from '#platform/http/streams/streamed';
import { isoDay } from '#text/words/named-date';
import { Replies } from '../answering/replies';
import { countryRecord } from '../records/country-record';
import { countryAsked } from '../records/record-answers';
import { withTold } from '../records/with-told';
import { replyAbout } from '../records/record-reply';
import { CountryChatBody, conversationOf } from './chat-body';
import { type ChatEvent, chatEvent, chatEvents } from './chat-events';

/** Questions about trade with a country, answered from its record. */
@Controller('api/topics')
export class CountryChatEndpoint {
  constructor(
    private readonly replies: Replies,
    private readonly told: ToldNewsOf,
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
    const found = countryAsked(name);
    if (found === undefined) throw new Problem('NOT_FOUND', 'This country is not known.');
    const told = await this.told.find(trackerOfCountry(found), [{ updateId: null }], isoDay(context.now.getTime()));
    const record = withTold(countryRecord(found), told);
    return eventStream<ChatEvent>((signal) =>
      chatEvents(replyAbout(record, conversationOf(messages, count), this.replies, context, signal), signal),
    );
  }
}
