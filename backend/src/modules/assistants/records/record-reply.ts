import type { QuestionInConversation } from '../answering/question-in-conversation';
import { unansweredIn } from '../answering/question-parts';
import type { Answered } from '../answering/replies-to-questions';
import {
  type ReplyPart,
  type WordedVoice,
  asMarkdown,
  notAnswered,
  createSourceNumbering,
  quotedLines,
  replyParts,
} from '../answering/reply-parts';
import type { FieldName } from '../languages/field-lexicon';
import { type AnsweredPart, answersFromRecord } from './answer-from-record';
import { textReference } from './answer-on-record-lines';
import type { NewsText, RecordText, RelatedRecord, FieldStatement, SubjectRecord } from './record';
import type { RecordAnswer, RecordPlace } from './record-answer';
import { quotesOfRecord } from './record-passages';

const unknownFieldTexts: Readonly<Record<FieldName, string>> = {
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

const addressesOfText = ({ address, publishedAt }: RecordText & Pick<NewsText, 'publishedAt'>): readonly string[] => [
  ...(address === null ? [] : [address]),
  ...(publishedAt === undefined ? [] : [publishedAt]),
];

const addressesOf = (location: RecordPlace): readonly string[] =>
  location.kind === 'fact' ? (location.fact.statement?.addresses ?? []) : addressesOfText(location.text);

const referenceOf = (location: RecordPlace, { texts }: SubjectRecord): string =>
  location.kind === 'fact'
    ? location.fact.field
    : textReference(texts.findIndex(({ text }) => text === location.text.text));

const holds = ({ facts, texts }: SubjectRecord, location: RecordPlace): boolean =>
  location.kind === 'fact' ? facts.includes(location.fact) : texts.includes(location.text);

/** Whether a place is a document that is known only by its title. */
const isTitle = (location: RecordPlace, { news }: SubjectRecord): boolean =>
  location.kind === 'text' &&
  location.text.field === 'documents' &&
  !news.some((statements) => statements === location.text);

const quotedLead = (record: SubjectRecord, quotes: readonly { readonly location: RecordPlace }[]): string => {
  if (!quotes.every(({ location }) => isTitle(location, record))) return `The record of ${record.name} says:`;
  return quotes.length === 1
    ? `The record of ${record.name} lists this document, but only its title is available:`
    : `The record of ${record.name} lists these documents, but only their titles are available:`;
};

const hasTitles = (record: SubjectRecord): boolean =>
  record.texts.some((text) => isTitle({ kind: 'text', text }, record));

/** The voice of a record. `others`: records whose sources it may also point to. */
const voiceOf = (record: SubjectRecord, others: readonly SubjectRecord[] = []): WordedVoice<RecordPlace> => ({
  quoted: (quotes) => quotedLead(record, quotes),
  worded: `The record of ${record.name} says, in short:`,
  notAnswered: `Nothing in the record of ${record.name} clearly answers this.${hasTitles(record) ? ' Only the titles of the documents that it lists are available.' : ''}`,
  lacks: (things) => `The record of ${record.name} does not mention ${things}.`,
  nearest: () => 'It also says this, which may not answer your question:',
  addressesOf,
  referenceOf: ({ location }) => referenceOf(location, record),
  originOf: (location) => {
    const [host = ''] = addressesOf(location).map((address) => new URL(address).host);
    const { name } = [record, ...others].find((each) => holds(each, location)) ?? record;
    return { title: name, host, publisher: '', publishedAt: null, readAt: '' };
  },
});

type Numbering = ReturnType<typeof createSourceNumbering>;

/** A plain sentence with its markers, and the sources they point to. */
function* stated({ statement, addresses }: FieldStatement, number: Numbering, lead = ''): Iterable<ReplyPart> {
  const { markers, added } = number(addresses);
  yield { kind: 'text', text: `${lead}${asMarkdown(statement)} ${markers}`.trim() };
  for (const source of added) yield { kind: 'source', source };
}

/** Agencies as numbered lines. */
function* listed(members: readonly RelatedRecord[], lead: string): Iterable<ReplyPart> {
  yield { kind: 'lines', lines: { references: members.map(({ reference }) => reference), areAnswer: true } };
  const items = members.map(({ name }, index) => `${index + 1}. ${asMarkdown(name)}`);
  yield { kind: 'text', text: `${asMarkdown(lead)}\n\n${items.join('\n')}` };
}

/** What trackers reported that may have changed a rate, each with its day. */
function* laterReply(later: readonly NewsText[], number: Numbering): Iterable<ReplyPart> {
  for (const [lead, isPublic] of [
    ['Its tracker has since found this, which may have changed it:', false],
    ['Public trackers have since reported this, which may have changed it:', true],
  ] as const) {
    const statements = later.filter(({ publishedAt: toldAt }) => (toldAt !== undefined) === isPublic);
    if (statements.length > 0) yield { kind: 'text', text: `\n\n${lead}` };
    for (const each of statements) {
      const { markers, added } = number(addressesOfText(each));
      yield { kind: 'text', text: `\n\n> ${asMarkdown(each.text)} ${markers}`.trimEnd() };
      for (const source of added) yield { kind: 'source', source };
    }
  }
}

function* statementReply(
  { told, now, later = [] }: Extract<RecordAnswer, { kind: 'told' }>,
  number: Numbering,
): Iterable<ReplyPart> {
  if (now !== undefined) yield { kind: 'text', text: `${now.words}\n\n` };
  yield* stated(told, number);
  if (now !== undefined && now.since !== null) {
    yield { kind: 'text', text: '\n\n' };
    yield* stated(now.since, number);
  }
  yield* laterReply(later, number);
}

const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** Says which country this record is about, and links the records that were meant. */
function* elsewhereReply(
  { records, answer }: Extract<RecordAnswer, { kind: 'elsewhere' }>,
  record: SubjectRecord,
  number: Numbering,
): Iterable<ReplyPart> {
  const { markers, added } = number(records.map(({ address }) => address));
  const others = names.format(records.map(({ name }) => name));
  yield {
    kind: 'text',
    text: `This is the record of ${record.name}. For ${asMarkdown(others)}, see ${markers}`,
  };
  for (const source of added) yield { kind: 'source', source };
  const [other] = records;
  if (answer === null || other === undefined) return;
  yield { kind: 'text', text: '\n\n' };
  yield* oneReply(answer, other, number);
}

function* oneReply(answer: RecordAnswer, record: SubjectRecord, number: Numbering): Iterable<ReplyPart> {
  switch (answer.kind) {
    case 'told':
      if (answer.shareMissing !== undefined)
        yield { kind: 'text', text: `The record of ${record.name} has no ${answer.shareMissing}. What it has:\n\n` };
      return yield* statementReply(answer, number);
    case 'unknown':
      if (answer.now !== undefined) yield { kind: 'text', text: `${answer.now.words}\n\n` };
      yield { kind: 'text', text: unknownOf(answer.field, record) };
      return yield* laterReply(answer.later ?? [], number);
    case 'other_year':
      return yield* stated(
        answer.told,
        number,
        `The record of ${record.name} has nothing for ${answer.year}. What it has: `,
      );
    case 'members':
      return yield* listed(answer.members, membersLead(answer.members.length, record));
    case 'ranked':
      return yield* stated(
        answer.told,
        number,
        `Of the ${answer.known} with a figure on record, it is ${asMarkdown(answer.name)}. `,
      );
    case 'compared':
      for (const [index, { name, told }] of answer.told.entries()) {
        if (index > 0) yield { kind: 'text', text: '\n\n' };
        yield* stated(told, number, `${name}: `);
      }
      return;
    case 'elsewhere':
      return yield* elsewhereReply(answer, record, number);
    case 'of_other':
      yield { kind: 'text', text: `${asMarkdown(answer.record.name)}: ` };
      return yield* oneReply(answer.answer, answer.record, number);
    case 'quoted':
      yield { kind: 'text', text: voiceOf(record).quoted(answer.quotes) };
      return yield* quotedLines(answer.quotes, voiceOf(record), true, number);
    case 'not_answered':
      return yield* replyParts(answer, voiceOf(record));
  }
}

const membersLead = (count: number, { name }: SubjectRecord): string =>
  count === 1 ? `1 agency on record is part of the ${name}:` : `${count} agencies on record are part of the ${name}:`;

const unknownOf = (field: FieldName, { name, unknown }: SubjectRecord): string =>
  unknown[field] ?? `The record of ${name} does not have ${unknownFieldTexts[field]}.`;

/** The answers to the parts of a question in sending order, without repeats; unanswered parts are named at the end. */
export function* recordReply(answers: readonly AnsweredPart[], record: SubjectRecord): Iterable<ReplyPart> {
  const answered = answers.filter(({ answer }) => answer.kind !== 'not_answered');
  const [first] = answers;
  const number = createSourceNumbering();
  if (answered.length === 0) {
    if (first !== undefined) yield* oneReply(first.answer, record, number);
    return;
  }
  const terms = new Set<string>();
  for (const { answer } of answered) {
    const key = JSON.stringify(answer);
    if (terms.has(key)) continue;
    if (terms.size > 0) yield { kind: 'text', text: '\n\n' };
    terms.add(key);
    yield* oneReply(answer, record, number);
  }
  const open = unansweredIn(answers);
  if (open.length > 0) yield { kind: 'text', text: `\n\n${notAnswered(open)}` };
}

/** The record's own answer to the last message of a conversation. */
export const recordAnswer = (record: SubjectRecord, conversation: QuestionInConversation): Iterable<ReplyPart> =>
  recordReply(answersFromRecord(conversation, record), record);

/**
 * Replies to the last message of a conversation about a record: by the fields asked for, else from the whole record.
 */
export async function* replyAbout(
  record: SubjectRecord,
  conversation: QuestionInConversation,
  reply: (answered: Answered<RecordPlace>) => AsyncGenerator<ReplyPart>,
): AsyncGenerator<ReplyPart> {
  const answers = answersFromRecord(conversation, record);
  const [first, ...others] = answers.map(({ answer }) => answer);
  const isOpen = answers.every(({ answer: { kind } }) => kind === 'not_answered');
  if ((others.length > 0 && !isOpen) || (first?.kind !== 'quoted' && first?.kind !== 'not_answered'))
    return yield* recordReply(answers, record);
  // `And NASA?` is about another record.
  const mentioned = record.relatedIn(conversation.question).map((other) => other.record());
  yield* reply({
    ...conversation,
    answer: first,
    evidence: () => [record, ...mentioned].flatMap((each) => quotesOfRecord(each)),
    voice: voiceOf(record, mentioned),
  });
}
