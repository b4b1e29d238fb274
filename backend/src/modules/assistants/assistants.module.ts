import { wordedReplyEvents } from '#events/assistants/worded-reply.events';
import { area } from '#platform/area/area';
import { Replies } from './answering/replies';
import { DocumentChatEndpoint } from './chat/document-chat.endpoint';
import { DocumentIndexes } from './documents/document-indexes';

/** Assistants that answer questions from the product's own material. */
export const assistantsArea = area('assistants', {
  events: [wordedReplyEvents],
  endpoints: [DocumentChatEndpoint],
  providers: [DocumentIndexes, Replies],
});
