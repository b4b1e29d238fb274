import { Body, Controller, Post } from '@nestjs/common';
import { Context } from '#platform/http/context';
import { Problem } from '#platform/http/problem';
import { RateLimit } from '#platform/http/rate-limit';
import { StreamOperation } from '#platform/http/streams/stream-operation';
import { eventStream } from '#platform/http/streams/streamed';
import { Replies } from '../answering/replies';
import { replyAbout } from '../records/record-reply';
import { TopicRecords } from '../records/topic-records';
import { OrganisationChatBody, conversationOf } from './chat-body';
import { type ChatEvent, chatEvent, chatEvents } from './chat-events';

/** Questions about a federal agency, answered from its record. */
@Controller('api/topics')
export class OrganisationChatEndpoint {
  constructor(
    private readonly replies: Replies,
    private readonly records: TopicRecords,
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
    const record = await this.records.ofAgency(name, context.now);
    if (record === undefined) throw new Problem('NOT_FOUND', 'This organisation is not known.');
    return eventStream<ChatEvent>((signal) =>
      chatEvents(
        replyAbout(record, conversationOf(messages, count), (answered) => this.replies.to(answered, context, signal)),
        signal,
      ),
    );
  }
}
