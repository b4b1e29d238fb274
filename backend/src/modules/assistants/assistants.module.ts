import { area } from '#platform/area/area';
import { CountryChatEndpoint } from './chat/country-chat.endpoint';
import { DocumentChatEndpoint } from './chat/document-chat.endpoint';
import { OrganisationChatEndpoint } from './chat/organisation-chat.endpoint';
import { DocumentIndexes } from './documents/document-indexes';

/** Assistants that answer questions from the product's own material. */
export const assistantsArea = area('assistants', {
  endpoints: [DocumentChatEndpoint, OrganisationChatEndpoint, CountryChatEndpoint],
  providers: [DocumentIndexes],
});
