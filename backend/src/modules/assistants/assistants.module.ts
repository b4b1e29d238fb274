import { area } from '#platform/area/area';
import { DocumentChatEndpoint } from './chat/document-chat.endpoint';
import { DocumentIndexes } from './documents/document-indexes';

/** Assistants that answer questions from the product's own material. */
export const assistantsArea = area('assistants', {
  endpoints: [DocumentChatEndpoint],
  providers: [DocumentIndexes],
});
