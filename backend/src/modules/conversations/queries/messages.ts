import { z } from 'zod';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { type ProposalView, proposalAnswer } from '../diary/entry-schema';
import type { ConversationHistory, ConversationRecord } from '../diary/history';
import { NOT_NOTED, notedFields, notedView } from '../diary/note-schema';
import { proposalViews } from '../diary/proposals';
import { notedIn } from '../proposing/notes-in-message';
import { emergencyWordsOf } from '../replying/emergency-words';
import type { Addressee } from '../wording/addressee';

export const emergencyAnswer = z
  .strictObject({
    language: z
      .enum(['en', 'es', 'de'])
      .describe('The language of the words: that of the message if it has them, else that of the interface.'),
    heading: z.string().describe('The heading above them: `Get help now`.'),
    text: z.string().describe('What `content` begins with.'),
    numbers: z.array(z.string()).describe('The phone numbers in it: `116 123`.'),
  })
  .meta({ id: 'EmergencyWords' })
  .nullable()
  .describe('For a reply to an emergency: its opening words.');

export const emergencyView = (content: string): z.infer<typeof emergencyAnswer> => {
  const words = emergencyWordsOf(content);
  return words === null ? null : { ...words, numbers: [...words.numbers] };
};

export const messageAnswer = z
  .strictObject({
    id: z.string(),
    role: z.enum(['user', 'assistant']),
    content: z.string().describe('Markdown in messages of the assistant.'),
    created_at: timeAnswer,
    images: z.array(z.strictObject({ id: z.string(), url: z.string() })),
    image_url: z.string().nullable().describe('The address of the image, in a message that is one.'),
    simulated: z.boolean().describe('An administrator wrote it in the chat simulator.'),
    proposals: z.array(proposalAnswer).describe('What was read in it; none for messages of the assistant.'),
    ...notedFields,
    emergency: emergencyAnswer,
  })
  .meta({ id: 'ConversationMessage' });
export type MessageView = ViewOf<typeof messageAnswer>;

/** A message's id: its revision in the conversation. */
export const messageId = (revision: number): string => String(revision);
export const messagePlace = z
  .string()
  .regex(/^\d{1,9}$/, 'Expected the id of a message.')
  .transform(Number);

/** The text in place of an image's words. */
const IMAGE = '[Image]';

export const imageUrl = (imageId: string): string => `/api/chronic/images/${imageId}/`;

const viewOf = (
  { type, data, revision, metadata }: ConversationRecord,
  proposals: readonly ProposalView[],
): MessageView | null => {
  const view = {
    id: messageId(revision),
    created_at: metadata.occurred_at,
    images: [],
    image_url: null,
    emergency: null,
    ...NOT_NOTED,
  };
  switch (type) {
    case 'MessageSent': {
      const { content, simulated, offsetMinutes } = data;
      if (content === null) return null;
      const sent = { at: metadata.occurred_at, offsetMinutes };
      const noted = notedView(notedIn(content, sent, proposals.length > 0), content, sent);
      return { ...view, role: 'user', content, simulated, proposals: [...proposals], ...noted };
    }
    case 'ImageSent': {
      const url = imageUrl(data.imageId);
      const shown = { images: [{ id: data.imageId, url }], image_url: url };
      return { ...view, ...shown, role: 'user', content: IMAGE, simulated: data.simulated, proposals: [] };
    }
    case 'ReplyGiven':
      return data.content === null
        ? null
        : {
            ...view,
            role: 'assistant',
            content: data.content,
            simulated: false,
            proposals: [],
            emergency: emergencyView(data.content),
          };
    default:
      return null;
  }
};

interface Page {
  readonly before?: number;
  readonly limit: number;
}

/** The newest messages before a place, oldest first. An answer to a proposal may have been given after that place. */
export const newestMessages = async (
  history: ConversationHistory,
  userId: string,
  { before, limit }: Page,
  to: Addressee,
): Promise<readonly MessageView[]> => {
  const found: MessageView[] = [];
  const cards = proposalViews(to);
  for await (const record of history.newestFirst(userId)) {
    const proposals = cards.follow(record);
    if (before !== undefined && record.revision >= before) continue;
    const view = viewOf(record, proposals);
    if (view !== null) found.push(view);
    if (found.length >= limit) break;
  }
  return found.toReversed();
};
