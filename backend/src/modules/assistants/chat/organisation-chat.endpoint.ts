import { Body, Controller, Post } from '@nestjs/common';
import { agencyNamed } from '#modules/agencies/published';
import { ToldNewsOf } from '#modules/research/published';
import { trackerOfAgency } from '#modules/subjects/published';
import { Context } from '#platform/http/context';
import { Problem } from '#platform/http/problem';
import { RateLimit } from '#platform/http/rate-limit';
import { StreamOperation } from '#platform/http/streams/stream-operation';
import { eventStream } from '#platform/http/streams/streamed';
import { isoDay } from '#text/words/named-date';
import { Replies } from '../answering/replies';
import { agencyRecord } from '../records/agency-record';
import { withTold } from '../records/with-told';
import { replyAbout } from '../records/record-reply';
import { OrganisationChatBody, conversationOf } from './chat-body';
import { type ChatEvent, chatEvent, chatEvents } from './chat-events';

/** Questions about a federal agency, answered from its record. */
@Controller('api/topics')
export class OrganisationChatEndpoint {
  constructor(
    private readonly replies: Replies,
    private readonly told: ToldNewsOf,
  ) {}

  @Post('chat-org')
  @RateLimit('costly', 'org_name')
  @StreamOperation({
    access: 'user',
    streams: 'events',
    items: chatEvent,
    summary: 'Answers a question about a federal agency from its record, each figure with its source and date.',
  })
  async post(
    @Body() { messages, history_count: count, org_name: name }: OrganisationChatBody,
    @Context() context: Context,
  ) {
    const found = agencyNamed(name);
    if (found === undefined) throw new Problem('NOT_FOUND', 'This organisation is not known.');
    const told = await this.told.find(trackerOfAgency(found), [{ updateId: null }], isoDay(context.now.getTime()));
    const record = withTold(agencyRecord(found), told);
    return eventStream<ChatEvent>((signal) =>
      chatEvents(replyAbout(record, conversationOf(messages, count), this.replies, context, signal), signal),
    );
  }
}
