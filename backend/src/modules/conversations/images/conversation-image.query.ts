import { Readable } from 'node:stream';
import { type ConversationImageEvent, conversationImageEvents } from '#events/conversations/conversation-image.events';
import { refuse } from '#kernel/decider';
import type { Recorded } from '#kernel/recorded-event';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { fileRoute } from '#platform/http/routes/file-route';
import { PrivateReadings } from '../private-readings';

const NO_IMAGE = refuse('NOT_FOUND', 'This image does not exist.');

/** An image that was shown to the assistant. */
export const GetConversationImage = fileRoute({
  path: 'api/chronic/images/:id',
  access: 'user',
  inPerson: 'conversations',
  summary: 'An image of one’s own conversation, or for administrators of another person’s, which is recorded.',
  types: ['image/jpeg', 'image/png'],
  uses: [PrivateReadings, StreamReader],
  async read(asked, readings, streams) {
    const { id: which } = asked.params;
    const events: readonly Recorded<ConversationImageEvent>[] = await streams.history(
      conversationImageEvents.stream(which),
    );
    const image = events[0]?.data;
    if (image === undefined || image.content === null) return NO_IMAGE;
    const { userId, mediaType } = image;
    await readings.read(asked, { userId, what: 'conversations', which }, 'image of a conversation');
    const content = Buffer.from(image.content, 'base64');
    const name = `image.${mediaType === 'image/png' ? 'png' : 'jpg'}`;
    return { name, type: mediaType, content: Readable.from([content]), bytes: content.length, isInline: true };
  },
});
