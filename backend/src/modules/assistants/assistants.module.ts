import { SourceLinks } from '#modules/research/published';
import { area } from '#platform/area/area';
import { DocumentChatEndpoint } from './chat/document-chat.endpoint';
import { LedgerChatEndpoint } from './chat/ledger-chat.endpoint';
import { DocumentIndexes } from './documents/document-indexes';
import { LedgerAnswers } from './ledgers/ledger-answers';
import { LedgerIndexes } from './ledgers/ledger-indexes';

/** Assistants that answer questions from the product's own material. */
export const assistantsArea = area('assistants', {
  endpoints: [DocumentChatEndpoint, LedgerChatEndpoint],
  providers: [DocumentIndexes, LedgerAnswers, LedgerIndexes, SourceLinks],
});
