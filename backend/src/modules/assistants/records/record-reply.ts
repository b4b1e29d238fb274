import type { CommandContext } from '#platform/command-handling/command-context';
import type { Replies } from '../answering/replies';
import { type ReplyPart, type WordedVoice, asMarkdown, replyOf } from '../answering/reply';
import type { FieldName } from '../languages/field-words';
import type { Conversation } from '../answering/conversation';
import { type RecordAnswer, type RecordPlace, answerAboutRecord, saidInRecord } from './answer-about-record';
import type { Told, TopicRecord } from './record';

const unknownWords: Readonly<Record<FieldName, string>> = {
  headcount: 'how many people it employs',
  annual_budget: 'its annual budget',
  current_leader: 'who leads it',
  parent: 'what it is part of',
  members: 'what is part of it',
  description: 'what it does',
  exports: 'what the United States exported there',
  imports: 'what the United States imported from there',
  trade: 'its goods trade with the United States',
  trade_balance: 'the balance of its goods trade with the United States',
  trade_share: 'its share of the goods trade of the United States',
  trade_score: 'a trade score',
  tariff: 'a reciprocal tariff rate',
  surcharge: 'a surcharge',
  documents: 'any documents',
};

const addressesOf = (place: RecordPlace): readonly string[] => {
  if (place.kind === 'fact') return place.fact.told?.addresses ?? [];
  return place.text.address === null ? [] : [place.text.address];
};

const voiceOf = ({ name }: TopicRecord): WordedVoice<RecordPlace> => ({
  quoted: () => `The record of ${name} says:`,
  worded: `The record of ${name} says, in short:`,
  notAnswered: `Nothing in the record of ${name} clearly answers this.`,
  nearest: () => 'What comes nearest:',
  addressesOf,
  originOf: (place) => {
    const [host = ''] = addressesOf(place).map((address) => new URL(address).host);
    return { title: name, host, publisher: '', publishedAt: null, readAt: '' };
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

/** Replies to the last message of a conversation about a record: by the field that is asked for, or else from all that it says. */
export async function* replyAbout(
  record: TopicRecord,
  conversation: Conversation,
  replies: Replies,
  context: CommandContext,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart> {
  const answer = answerAboutRecord(conversation.question, conversation.history, record);
  if (answer.kind !== 'quoted' && answer.kind !== 'not_answered') return yield* recordReply(answer, record);
  const answered = { ...conversation, answer, evidence: () => saidInRecord(record), voice: voiceOf(record) };
  yield* replies.to(answered, context, signal);
}
