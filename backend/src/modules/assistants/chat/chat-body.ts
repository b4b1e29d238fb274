import { z } from 'zod';
import { isBlank } from '#kernel/blank-text';
import type { CommandContext } from '#platform/command-handling/command-context';
import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import { referredLines } from '../answering/referred-lines';
import { questionLanguage } from '../languages/question-language';

const MAX_CHARACTERS = 4000;
const MAX_MESSAGES = 100;
/** Messages of a conversation that are read, including the question. */
const HISTORY = 5;

const MAX_LINES = 50;
const LONGEST_REFERENCE = 200;

const message = z
  .strictObject({
    role: z.enum(['user', 'assistant']),
    content: z.string().max(MAX_CHARACTERS, `At most ${MAX_CHARACTERS} characters`),
    lines: z
      .array(z.string().max(LONGEST_REFERENCE))
      .max(MAX_LINES)
      .optional()
      .describe('For a reply: the references to its lines as received, so that a question can refer to them.'),
  })
  .meta({ id: 'ChatMessage' });

type Message = z.infer<typeof message>;

const isQuestion = (last: Message | undefined): boolean => last?.role === 'user' && !isBlank(last.content);

export const chatMessages = z
  .array(message)
  .min(1)
  .max(MAX_MESSAGES, `At most ${MAX_MESSAGES} messages`)
  .refine((messages) => isQuestion(messages.at(-1)), 'The last message has to be a question of the user.')
  .describe(`The conversation, oldest first; the last message is the question. The last ${HISTORY} count.`);

const historyCount = z
  .int()
  .min(1)
  .max(HISTORY)
  .default(HISTORY)
  .describe('The number of last messages that count, including the question.');

/** The fields of a question that is answered in events. */
export const chatFields = { messages: chatMessages, history_count: historyCount };

export interface AskedInChat {
  readonly body: { readonly messages: readonly Message[]; readonly history_count: number };
  readonly context: CommandContext;
  readonly language: InterfaceLanguage;
}

/**
 * The conversation in its last messages. A question in German is answered in German even if the interface is English.
 */
export const conversationOf = (
  messages: readonly Message[],
  { count = HISTORY, reader }: { readonly count?: number; readonly reader: InterfaceLanguage },
): QuestionInConversation => {
  const counted = messages.slice(-count);
  const before = counted.slice(0, -1).filter(({ content }) => !isBlank(content));
  const [question] = counted.slice(-1);
  // `Tell me more about the second` may follow an answer without lines, such as one to `which of them has the most?`
  const lastLines = before.findLast(({ lines = [] }) => lines.length > 0);
  const asked = question?.content.trim() ?? '';
  return {
    question: asked,
    language: questionLanguage(asked)?.code === 'de' ? 'de' : reader,
    history: before.flatMap(({ role, content }) => (role === 'user' ? [content.trim()] : [])),
    ...referredLines(lastLines?.lines ?? []),
    before: before.map(({ role, content }) => ({ role, content })),
  };
};
