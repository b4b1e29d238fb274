/** What other areas may import from this one. */
export { LedgerAnswers } from './ledgers/ledger-answers';
export { DocumentAnswers } from './documents/document-answers';
export { agencyAnswer, countryAnswer, countryAsked } from './records/record-answers';
export { type ReplyPart, replyOf } from './answering/reply';
export { wordedReplyDecider } from './domain/worded-reply.decider';
