import { area } from '#platform/area/area';
import { Replies } from './answering/replies-to-questions';
import { DocumentChatEndpoint } from './chat/document-chat.endpoint';
import { LedgerChatEndpoint } from './chat/ledger-chat.endpoint';
import { CountryChatEndpoint, OrganisationChatEndpoint } from './chat/record-chat.endpoint';
import { DocumentAnswers } from './documents/document-answers';
import { DocumentIndexes } from './documents/document-indexes';
import { LedgerAnswers } from './ledgers/ledger-answers';
import { LedgerIndexes } from './ledgers/index/ledger-indexes';
import { TopicRecords } from './records/compiled/topic-records';

/** Assistants that answer questions from the product's own material. */
export const assistantsArea = area('assistants', {
  endpoints: [DocumentChatEndpoint, OrganisationChatEndpoint, CountryChatEndpoint, LedgerChatEndpoint],
  providers: [DocumentAnswers, DocumentIndexes, Replies, LedgerAnswers, LedgerIndexes, TopicRecords],
  exports: [DocumentAnswers, LedgerAnswers, TopicRecords],
  global: true,
});
