import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { isBlank } from '#kernel/blank-text';
import type { CommandContext } from '#platform/command-handling/command-context';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import { Problem, orThrow } from '#platform/http/answers/problem';
import { streamRoute } from '#platform/http/routes/stream-route';
import { type ServerEvent, eventStream } from '#platform/http/streams/streamed';
import { proposalAnswer } from '../diary/entry-schema';
import { notedFields, notedView } from '../diary/note-schema';
import { emergencyIn } from '../emergencies/emergencies';
import { PrivateReadings } from '../private-readings';
import { emergencyAnswer, emergencyView, messageId } from '../queries/messages';
import { Messages, type RepliedMessage, type SendMessageRequest } from './send-message';

/**
 * Limits of a request. A long message is refused rather than cut: nothing somebody says about their health may be lost.
 */
const MAX_CHARACTERS = 20_000;
const MAX_MESSAGES = 100;

const message = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(MAX_CHARACTERS, `At most ${MAX_CHARACTERS} characters`),
});

const body = z.strictObject({
  user_profile_id: z.string().max(100).optional().describe('For administrators: the person they write as.'),
  tz_offset_minutes: z.int().min(-900).max(900).default(0).describe('Minutes to add to UTC for the local time.'),
  messages: z
    .array(message)
    .min(1)
    .max(MAX_MESSAGES, `At most ${MAX_MESSAGES} messages`)
    .refine((all) => {
      const last = all.at(-1);
      return last?.role === 'user' && !isBlank(last.content);
    }, 'The last message has to be one of the user.')
    .describe('The last one is the new message; the assistant remembers the others.'),
});

const completed = z.strictObject({
  user_message_id: z.string(),
  assistant_message_id: z.string(),
  content: z.string().describe('`complete`: the whole answer.'),
  proposals: z.array(proposalAnswer).describe('What was read in the message. It counts once the person keeps it.'),
  settled: z.array(proposalAnswer).describe('Earlier proposals that the message withdrew, in their current state.'),
  is_note: z.boolean().describe('Nothing was understood: the message is kept as a note.'),
  ...notedFields,
  emergency: emergencyAnswer,
});

const simEvent = z.union([
  z.strictObject({ content: z.string().describe('`chunk`: the next piece of the answer, as markdown.') }),
  completed,
  z.strictObject({ error: z.string().describe('`error`') }),
  z.strictObject({ status: z.enum(['thinking']).describe('`status`'), active: z.boolean() }),
]);
type SimEvent = ServerEvent<ViewOf<typeof simEvent>>;

const FAILED = 'Sorry, something went wrong. Please try again.';

const completedView = (
  said: string,
  { sent, revision, replyRevision, reply, proposals, settled, isNote, noted }: RepliedMessage,
): ViewOf<typeof completed> => ({
  user_message_id: messageId(revision),
  assistant_message_id: messageId(replyRevision),
  content: reply,
  proposals: [...proposals],
  settled: [...settled],
  is_note: isNote,
  ...notedView(noted, said, sent),
  emergency: emergencyView(reply),
});

const sent = z.object({ messages: z.array(z.unknown()) });

/** Whether the last message of a body that is not validated yet describes an emergency. */
const callsForHelp = (body: unknown): boolean => {
  const last = message.safeParse(sent.safeParse(body).data?.messages.at(-1)).data;
  return last !== undefined && emergencyIn(last.content) !== null;
};

const logger = new Logger('ChatSimStream');

async function* converse(
  messages: Messages,
  message: SendMessageRequest,
  context: CommandContext,
): AsyncGenerator<SimEvent> {
  yield { event: 'status', data: { status: 'thinking', active: true } };
  try {
    const { result } = orThrow(await messages.send(message, context));
    const said = completedView(message.content, result);
    yield { event: 'status', data: { status: 'thinking', active: false } };
    for (const piece of said.content.match(/[^\n]+\n*|\n+/g) ?? []) yield { event: 'chunk', data: { content: piece } };
    yield { event: 'complete', data: said };
  } catch (error) {
    const isRefused = error instanceof Problem;
    if (!isRefused) logger.error(error);
    yield { event: 'error', data: { error: isRefused ? error.detail : FAILED } };
  }
}

/** Takes messages to the assistant, and streams its replies. */
export const ChatSimStream = streamRoute({
  method: 'post',
  path: 'api/chronic/chat-sim-stream',
  access: 'user',
  inPerson: 'conversations',
  rateLimit: { kind: 'costly', isUrgent: callsForHelp },
  summary:
    'Sends a message to the assistant as oneself, or for administrators as another person. Events: chunk, complete, error, status. A message repeated with its Idempotency-Key is logged once.',
  body,
  streams: 'events',
  items: simEvent,
  isCommand: true,
  uses: [Messages, PrivateReadings],
  async read(asked, assistant, readings) {
    const { caller, language, context } = asked;
    const { user_profile_id, tz_offset_minutes: offsetMinutes, messages } = asked.body;
    const userId = user_profile_id ?? caller.userId;
    // An answer reveals the diary, just as reading it does.
    await readings.read(asked, { userId, what: 'conversations', which: null }, 'chat simulator');
    const content = messages.at(-1)?.content.trim() ?? '';
    const message = { userId, content, offsetMinutes, simulated: userId !== caller.userId, language };
    return eventStream(() => converse(assistant, message, context));
  },
});
