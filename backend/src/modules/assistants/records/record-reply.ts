import type { Answered } from '../answering/replies';
import {
  type ReplyPart,
  type WordedVoice,
  asMarkdown,
  notAnswered,
  numbering,
  quotedLines,
  replyOf,
} from '../answering/reply';
import type { FieldName } from '../languages/field-words';
import type { Conversation } from '../answering/conversation';
import { type RecordAnswer, type RecordPlace, saidInRecord } from './answer-about-record';
import type { RelatedRecord, Told, TopicRecord } from './record';
import { type AnsweredPart, answersAboutRecord, textReference } from './record-conversation';

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

const referenceOf = (place: RecordPlace, { texts }: TopicRecord): string =>
  place.kind === 'fact' ? place.fact.field : textReference(texts.findIndex(({ text }) => text === place.text.text));

const holds = ({ facts, texts }: TopicRecord, place: RecordPlace): boolean =>
  place.kind === 'fact' ? facts.includes(place.fact) : texts.includes(place.text);

/** `others`: records whose places are spoken of beside those of this one. */
const voiceOf = (record: TopicRecord, others: readonly TopicRecord[] = []): WordedVoice<RecordPlace> => ({
  quoted: () => `The record of ${record.name} says:`,
  worded: `The record of ${record.name} says, in short:`,
  notAnswered: `Nothing in the record of ${record.name} clearly answers this.`,
  lacks: (things) => `The record of ${record.name} does not mention ${things}.`,
  nearest: () => 'What it says besides, which may not answer it:',
  addressesOf,
  referenceOf: ({ place }) => referenceOf(place, record),
  originOf: (place) => {
    const [host = ''] = addressesOf(place).map((address) => new URL(address).host);
    const { name } = [record, ...others].find((each) => holds(each, place)) ?? record;
    return { title: name, host, publisher: '', publishedAt: null, readAt: '' };
  },
});

type Numbering = ReturnType<typeof numbering>;

/** A plain sentence with its markers, and what they point to. */
function* stated({ statement, addresses }: Told, number: Numbering, lead = ''): Iterable<ReplyPart> {
  const { markers, added } = number(addresses);
  yield { kind: 'text', text: `${lead}${asMarkdown(statement)} ${markers}`.trim() };
  for (const source of added) yield { kind: 'source', source };
}

/** Agencies as numbered lines. */
function* listed(members: readonly RelatedRecord[], lead: string): Iterable<ReplyPart> {
  yield { kind: 'lines', lines: { references: members.map(({ reference }) => reference), areAnswer: true } };
  const items = members.map(({ name }, at) => `${at + 1}. ${asMarkdown(name)}`);
  yield { kind: 'text', text: `${asMarkdown(lead)}\n\n${items.join('\n')}` };
}

function* oneReply(answer: RecordAnswer, record: TopicRecord, number: Numbering): Iterable<ReplyPart> {
  switch (answer.kind) {
    case 'told':
      return yield* stated(answer.told, number);
    case 'unknown':
      return yield { kind: 'text', text: unknownOf(answer.field, record) };
    case 'other_year':
      return yield* stated(
        answer.told,
        number,
        `The record of ${record.name} has nothing of ${answer.year}. What it has: `,
      );
    case 'members':
      return yield* listed(answer.members, `These agencies of the record are part of the ${record.name}:`);
    case 'ranked':
      return yield* stated(
        answer.told,
        number,
        `Of the ${answer.known} of which this is recorded, it is ${asMarkdown(answer.name)}. `,
      );
    case 'compared':
      for (const [at, { name, told }] of answer.told.entries()) {
        if (at > 0) yield { kind: 'text', text: '\n\n' };
        yield* stated(told, number, `${name}: `);
      }
      return;
    case 'of_other':
      yield { kind: 'text', text: `${asMarkdown(answer.record.name)}: ` };
      return yield* oneReply(answer.answer, answer.record, number);
    case 'quoted':
      yield { kind: 'text', text: voiceOf(record).quoted(answer.quotes) };
      return yield* quotedLines(answer.quotes, voiceOf(record), true, number);
    case 'not_answered':
      return yield* replyOf(answer, voiceOf(record));
  }
}

const unknownOf = (field: FieldName, { name, unknown }: TopicRecord): string =>
  unknown[field] ?? `The record of ${name} does not have ${unknownWords[field]}.`;

/** The answers to the parts of a question as they are sent, each once; what is not answered is said at the end. */
export function* recordReply(answers: readonly AnsweredPart[], record: TopicRecord): Iterable<ReplyPart> {
  const answered = answers.filter(({ answer }) => answer.kind !== 'not_answered');
  const [first] = answers;
  const number = numbering();
  if (answered.length === 0) {
    if (first !== undefined) yield* oneReply(first.answer, record, number);
    return;
  }
  const said = new Set<string>();
  for (const { answer } of answered) {
    const key = JSON.stringify(answer);
    if (said.has(key)) continue;
    if (said.size > 0) yield { kind: 'text', text: '\n\n' };
    said.add(key);
    yield* oneReply(answer, record, number);
  }
  const open = answers.flatMap(({ part, answer }) => (answer.kind === 'not_answered' ? [part] : []));
  if (open.length > 0) yield { kind: 'text', text: `\n\n${notAnswered(open)}` };
}

/** What a record answers to the last message of a conversation, in its own words. */
export const recordAnswer = (record: TopicRecord, conversation: Conversation): Iterable<ReplyPart> =>
  recordReply(answersAboutRecord(conversation, record), record);

/** Replies to the last message of a conversation about a record: by the fields that are asked for, or else from all that it says. */
export async function* replyAbout(
  record: TopicRecord,
  conversation: Conversation,
  reply: (answered: Answered<RecordPlace>) => AsyncGenerator<ReplyPart>,
): AsyncGenerator<ReplyPart> {
  const answers = answersAboutRecord(conversation, record);
  const [first, ...others] = answers.map(({ answer }) => answer);
  const isOpen = answers.every(({ answer: { kind } }) => kind === 'not_answered');
  if ((others.length > 0 && !isOpen) || (first?.kind !== 'quoted' && first?.kind !== 'not_answered'))
    return yield* recordReply(answers, record);
  // `And NASA?` asks of another record.
  const named = record.namedIn(conversation.question).map((other) => other.record());
  yield* reply({
    ...conversation,
    answer: first,
    evidence: () => [record, ...named].flatMap((each) => saidInRecord(each)),
    voice: voiceOf(record, named),
  });
}
