/** What other areas may import from this one. */
export { LedgerAnswers } from './ledgers/ledger-answers';
export { DocumentAnswers } from './documents/document-answers';
export { TopicRecords } from './records/topic-records';
export { recordAnswer } from './records/record-reply';
export { type ReplyPart, replyOf } from './answering/reply';
export { wordedReplyDecider } from './domain/worded-reply.decider';
