import { type EventOf, type Personal, event, declareEvents, personal } from '#kernel/events';

/** `conversationimage-{image}`: an image shown to the assistant, in a separate stream that no fold reads. */
export const conversationImageEvents = declareEvents('conversationimage', {
  /** The image was stored. */
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
