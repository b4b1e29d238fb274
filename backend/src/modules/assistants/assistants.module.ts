import { wordedReplyEvents } from '#events/assistants/worded-reply.events';
import { area } from '#platform/area/area';
import { Replies } from './answering/replies';
import { CountryChatEndpoint } from './chat/country-chat.endpoint';
import { DocumentChatEndpoint } from './chat/document-chat.endpoint';
import { OrganisationChatEndpoint } from './chat/organisation-chat.endpoint';
import { DocumentIndexes } from './documents/document-indexes';

/** Assistants that answer questions from the product's own material. */
export const assistantsArea = area('assistants', {
  events: [wordedReplyEvents],
  endpoints: [DocumentChatEndpoint, OrganisationChatEndpoint, CountryChatEndpoint],
  providers: [DocumentIndexes, Replies],
});
