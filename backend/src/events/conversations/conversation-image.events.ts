import { type EventOf, type Personal, event, eventsOf, personal } from '#kernel/events';

/** `conversationimage-{image}`: an image that was shown to the assistant, by itself, so that no fold reads it. */
export const conversationImageEvents = eventsOf('conversationimage', {
  /** It is kept. */
  ImageKept: event<{
    readonly userId: string;
    readonly imageId: string;
    readonly mediaType: ImageType;
    /** Base64. */
    readonly content: Personal<string>;
  }>(personal('userId', 'content')),
});

export type ImageType = 'image/jpeg' | 'image/png';

export type ConversationImageEvent = EventOf<typeof conversationImageEvents>;
