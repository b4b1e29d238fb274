import { z } from 'zod';
import { timeAnswer } from '#platform/http/answers';
import type { ConversationHistory, ConversationRecord } from '../diary/history';

export const messageAnswer = z
  .strictObject({
    id: z.string(),
    role: z.enum(['user', 'assistant']),
    content: z.string().describe('Markdown, if it is the assistant’s.'),
    created_at: timeAnswer,
    images: z.array(z.strictObject({ id: z.string(), url: z.string() })),
    image_url: z.string().nullable().describe('Of the one image, of a message that is one.'),
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

/** What stands for the words of a message that is an image. */
const IMAGE = '[Image]';

export const imageUrl = (imageId: string): string => `/api/chronic/images/${imageId}/`;

const viewOf = ({ type, data, revision, metadata }: ConversationRecord): readonly MessageView[] => {
  const view = { id: messageId(revision), created_at: metadata.occurred_at, images: [], image_url: null };
  switch (type) {
    case 'MessageSent':
      return data.content === null ? [] : [{ ...view, role: 'user', content: data.content, simulated: data.simulated }];
    case 'ImageSent': {
      const url = imageUrl(data.imageId);
      const images = [{ id: data.imageId, url }];
      return [{ ...view, role: 'user', content: IMAGE, images, image_url: url, simulated: data.simulated }];
    }
    case 'ReplyGiven':
      return data.content === null ? [] : [{ ...view, role: 'assistant', content: data.content, simulated: false }];
    default:
      return [];
  }
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
