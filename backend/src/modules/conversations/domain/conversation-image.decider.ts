import { type ConversationImageEvent, conversationImageEvents } from '#events/conversations/conversation-image.events';
import type { Decider } from '#kernel/decider';

type KeepImage = { readonly type: 'KeepImage' } & ConversationImageEvent['data'];

/** Decides on images, each of which is kept once. */
export const conversationImageDecider: Decider<KeepImage, ConversationImageEvent, { readonly isKept: boolean }> = {
  events: conversationImageEvents,
  initialState: { isKept: false },
  hasNoPersonalData: true,
  evolve: () => ({ isKept: true }),
  decide: ({ userId, imageId, mediaType, content }, { isKept }) =>
    isKept ? [] : [{ type: 'ImageKept', data: { userId, imageId, mediaType, content } }],
};
