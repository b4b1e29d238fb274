import { z } from 'zod';
import type { HealthRecordEvent } from '#events/conversations/health-record.events';
import type { Recorded } from '#kernel/recorded-event';
import { CLOCK } from '#platform/clock';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { ConversationHistory } from '../diary/history';
import { conversationDecider } from '../domain/conversation.decider';
import { healthRecordOf, healthRecordStream } from '../health-record';
import { PrivateReadings } from '../private-readings';
import { welcomeMessage } from '../replying/welcome';
import { statedPurpose } from '../stated-purpose';
import { messageAnswer, messagePlace, newestMessages } from './messages';

const PAGE = 25;
const MAX_SHOWN = 200;

const recordOf = async (userId: string, streams: StreamReader) => {
  const events: readonly Recorded<HealthRecordEvent>[] = await streams.history(healthRecordStream(userId));
  return healthRecordOf(events);
};

export const GetUserConversation = readRoute({
  path: 'api/chronic/user-convo/:id',
  access: 'admin',
  inPerson: 'conversations',
  summary: 'The newest messages of a person. Recorded with the reason in the header X-Reason.',
  answers: z.strictObject({
    messages: z.array(messageAnswer).describe(`At most ${MAX_SHOWN}; earlier ones by \`messages/\`.`),
    user: z.strictObject({ name: z.string(), email: z.string(), diagnosis: z.string().nullable() }),
    welcome_message: z.string(),
  }),
  uses: [PrivateReadings, ConversationHistory, StreamReader, CLOCK],
  async read({ params: { id: userId }, caller, language, request }, readings, history, streams, clock) {
    const { email, first_name, last_name } = await readings.accountOf(userId);
    const reason = statedPurpose(request, 'reading the conversation in the administration');
    await readings.record(request, caller, { userId, what: 'conversations', which: null, reason });
    const { offsetMinutes } = await streams.stateOf(conversationDecider, userId);
    const to = { sent: { at: clock.now().toISOString(), offsetMinutes }, language };
    const [messages, { diagnosis }] = await Promise.all([
      newestMessages(history, userId, { limit: MAX_SHOWN }, to),
      recordOf(userId, streams),
    ]);
    const name = [first_name, last_name].filter((part) => part !== null && part !== '').join(' ');
    return { messages, user: { name, email: email ?? '', diagnosis }, welcome_message: welcomeMessage(first_name, to) };
  },
});

export const GetUserBlurbs = readRoute({
  path: 'api/chronic/user-blurbs/:id',
  access: 'admin',
  inPerson: 'conversations',
  summary: 'The daily blurbs of a person, newest first. Recorded with the reason in the header X-Reason.',
  answers: z.strictObject({
    blurbs: z.array(
      z.strictObject({ id: z.string(), date: z.iso.date(), content: z.string(), created_at: timeAnswer }),
    ),
  }),
  uses: [PrivateReadings, StreamReader],
  async read(asked, readings, streams) {
    const { id: userId } = asked.params;
    const written = { userId, what: 'health_data', which: 'blurbs' } as const;
    await readings.read(asked, written, 'reading the daily blurbs in the administration');
    const { blurbs } = await recordOf(userId, streams);
    return {
      blurbs: blurbs.map(({ day, content, written_at }) => ({ id: day, date: day, content, created_at: written_at })),
    };
  },
});

export const GetMessages = readRoute({
  path: 'api/chronic/messages',
  access: 'user',
  inPerson: 'conversations',
  summary: 'The caller’s own messages, or for administrators another person’s: the newest ones, oldest first.',
  query: z.strictObject({
    before_id: messagePlace.optional().describe('Continues before the message with this id.'),
    limit: z.coerce.number().int().min(1).max(100).default(PAGE),
    user_profile_id: z.string().max(100).optional().describe('For administrators: whose messages.'),
    tz_offset_minutes: z.coerce.number().int().min(-900).max(900).optional(),
  }),
  answers: z.strictObject({
    messages: z.array(messageAnswer),
    waiting: z.int().describe('The number of open proposals in the whole conversation.'),
  }),
  uses: [PrivateReadings, ConversationHistory, StreamReader, CLOCK],
  async read(asked, readings, history, streams, clock) {
    const { before_id: before, limit, user_profile_id, tz_offset_minutes } = asked.query;
    const userId = user_profile_id ?? asked.caller.userId;
    await readings.read(asked, { userId, what: 'conversations', which: null }, 'chat simulator');
    const page = { limit, ...(before === undefined ? {} : { before }) };
    const { offsetMinutes, proposals } = await streams.stateOf(conversationDecider, userId);
    const sent = { at: clock.now().toISOString(), offsetMinutes: tz_offset_minutes ?? offsetMinutes };
    return {
      messages: await newestMessages(history, userId, page, { sent, language: asked.language }),
      waiting: proposals.filter(({ status }) => status === 'open').length,
    };
  },
});
