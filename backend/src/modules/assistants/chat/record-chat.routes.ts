import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { streamRoute } from '#platform/http/routes/stream-route';
import { eventStream } from '#platform/http/streams/streamed';
import { Replies } from '../answering/replies-to-questions';
import { TopicRecords } from '../records/compiled/topic-records';
import { replyAbout } from '../records/record-reply';
import { type AskedInChat, chatFields, conversationOf } from './chat-body';
import { type ChatEvent, chatEvent, chatEvents } from './chat-events';

/** Answers a question from a record. */
const answerFrom = (
  record: Parameters<typeof replyAbout>[0],
  { body: { messages, history_count: count }, context, language: reader }: AskedInChat,
  replies: Replies,
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
export const CountryChat = streamRoute({
  method: 'post',
  path: 'api/topics/chat-country',
  access: 'user',
  rateLimit: { kind: 'costly' },
  summary: 'Answers a question about trade with a country from its record, each figure with its source and date.',
  body: z.strictObject({
    ...chatFields,
    country_name: z.string().min(1).max(200).describe('Its name, alias or ISO 3166-1 code.'),
  }),
  streams: 'events',
  items: chatEvent,
  uses: [Replies, TopicRecords],
  async read(asked, replies, records) {
    const record = await records.ofCountry(asked.body.country_name, asked.context.now);
    return record === undefined
      ? refuse('NOT_FOUND', 'This country is not known.')
      : answerFrom(record, asked, replies);
  },
});

/** Questions about a federal agency, answered from its record. */
export const OrganisationChat = streamRoute({
  method: 'post',
  path: 'api/topics/chat-org',
  access: 'user',
  rateLimit: { kind: 'costly' },
  summary: 'Answers a question about a federal agency from its record, each figure with its source and date.',
  body: z.strictObject({
    ...chatFields,
    org_name: z.string().min(1).max(200).describe('Its display name, name, abbreviation or alias.'),
  }),
  streams: 'events',
  items: chatEvent,
  uses: [Replies, TopicRecords],
  async read(asked, replies, records) {
    const record = await records.ofAgency(asked.body.org_name, asked.context.now);
    return record === undefined
      ? refuse('NOT_FOUND', 'This organisation is not known.')
      : answerFrom(record, asked, replies);
  },
});
