import { type ReplyPart, type Voice, asMarkdown, replyOf } from '../answering/reply';
import type { FieldName } from '../languages/field-words';
import type { Conversation } from '../chat/chat-body';
import { type RecordAnswer, type RecordPlace, answerAboutRecord } from './answer-about-record';
import type { Told, TopicRecord } from './record';

const unknownWords: Readonly<Record<FieldName, string>> = {
  headcount: 'how many people it employs',
  annual_budget: 'its annual budget',
  current_leader: 'who leads it',
  parent: 'what it is part of',
  description: 'what it does',
  exports: 'what the United States exported there',
  imports: 'what the United States imported from there',
  trade: 'its goods trade with the United States',
  trade_balance: 'the balance of its goods trade with the United States',
  trade_share: 'its share of the goods trade of the United States',
  trade_score: 'a trade score',
  tariff: 'a reciprocal tariff rate',
  documents: 'any documents',
};

const voiceOf = ({ name }: TopicRecord): Voice<RecordPlace> => ({
  quoted: () => `The record of ${name} says:`,
  notAnswered: `The record of ${name} does not answer this.`,
  nearest: () => 'What comes nearest:',
  addressesOf: (place) => {
    if (place.kind === 'fact') return place.fact.told?.addresses ?? [];
    return place.text.address === null ? [] : [place.text.address];
  },
});

/** A plain sentence with its markers, and what they point to. */
function* stated({ statement, addresses }: Told, lead = ''): Iterable<ReplyPart> {
  const markers = addresses.map((_address, at) => `[${at + 1}]`).join('');
  yield { kind: 'text', text: `${lead}${asMarkdown(statement)} ${markers}`.trim() };
  for (const [at, address] of addresses.entries()) yield { kind: 'source', source: { index: at + 1, address } };
}

/** The answer as it is sent. */
export function* recordReply(answer: RecordAnswer, record: TopicRecord): Iterable<ReplyPart> {
  switch (answer.kind) {
    case 'told':
      return yield* stated(answer.told);
    case 'unknown':
      return yield { kind: 'text', text: `The record of ${record.name} does not have ${unknownWords[answer.field]}.` };
    case 'other_year':
      return yield* stated(answer.told, `The record of ${record.name} has nothing of ${answer.year}. What it has: `);
    case 'quoted':
    case 'not_answered':
      return yield* replyOf(answer, voiceOf(record));
  }
}

/** Replies to the last message of a conversation about a record. */
export const replyAbout = (record: TopicRecord, { question, history }: Conversation): Iterable<ReplyPart> =>
  recordReply(answerAboutRecord(question, history, record), record);
