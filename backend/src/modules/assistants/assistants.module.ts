import { area } from '#platform/area/area';
import { Replies } from './answering/replies-to-questions';
import { DocumentChat } from './chat/document-chat.route';
import { FolderChat, TrackerChat } from './chat/ledger-chat.routes';
import { CountryChat, OrganisationChat } from './chat/record-chat.routes';
import { DocumentAnswers } from './documents/document-answers';
import { DocumentIndexes } from './documents/document-indexes';
import { LedgerIndexes } from './ledgers/index/ledger-indexes';
import { LedgerAnswers } from './ledgers/ledger-answers';
import { TopicRecords } from './records/compiled/topic-records';

/** Assistants that answer questions from the product's own material. */
export const assistantsArea = area('assistants', {
  routes: { DocumentChat, OrganisationChat, CountryChat, TrackerChat, FolderChat },
  providers: [DocumentAnswers, DocumentIndexes, Replies, LedgerAnswers, LedgerIndexes, TopicRecords],
  exports: [DocumentAnswers, LedgerAnswers, TopicRecords],
  global: true,
});
