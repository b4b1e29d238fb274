/** The exports of this area for other areas. */
export { LedgerAnswers } from './ledgers/ledger-answers';
export { DocumentAnswers } from './documents/document-answers';
export { TopicRecords } from './records/compiled/topic-records';
export { recordAnswer } from './records/record-reply';
export { type ReplyPart, replyParts } from './answering/reply-parts';
