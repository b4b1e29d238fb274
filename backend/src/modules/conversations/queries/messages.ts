import { z } from 'zod';
import { timeAnswer } from '#platform/http/answers';
import type { ConversationHistory, ConversationRecord } from '../diary/history';

export const messageAnswer = z
  .strictObject({
    id: z.string(),
    role: z.enum(['user', 'assistant']),
    content: z.string().describe('Markdown, if it is the assistant’s.'),
    created_at: timeAnswer,
    simulated: z.boolean().describe('An administrator wrote it in the chat simulator.'),
  })
  .meta({ id: 'ConversationMessage' });
export type MessageView = z.infer<typeof messageAnswer>;

/** A message's id is its place in its conversation. */
export const messageId = (revision: number): string => String(revision);
export const messagePlace = z
  .string()
  .regex(/^\d{1,9}$/, 'Expected the id of a message.')
  .transform(Number);

const viewOf = ({ type, data, revision, metadata }: ConversationRecord): readonly MessageView[] => {
  if ((type !== 'MessageSent' && type !== 'ReplyGiven') || data.content === null) return [];
  const view = { id: messageId(revision), content: data.content, created_at: metadata.occurred_at };
  return type === 'MessageSent'
    ? [{ ...view, role: 'user', simulated: data.simulated }]
    : [{ ...view, role: 'assistant', simulated: false }];
};

/** The newest messages below a place, the oldest of them first. */
export const newestMessages = async (
  history: ConversationHistory,
  userId: string,
  { before, limit }: { readonly before?: number; readonly limit: number },
): Promise<readonly MessageView[]> => {
  const found: MessageView[] = [];
  for await (const record of history.newestFirst(userId, before === undefined ? {} : { before })) {
    found.push(...viewOf(record));
    if (found.length >= limit) break;
  }
  return found.toReversed();
};
