import type { AssistantAnswer } from '#modules/assistants/answering/assistant-answer';
import type { QuestionInConversation, EarlierMessage } from '#modules/assistants/answering/question-in-conversation';
import type { Answered } from '#modules/assistants/answering/replies-to-questions';
import { type ReplyPart, replyParts } from '#modules/assistants/answering/reply-parts';
import { answerFromLedgers } from '#modules/assistants/ledgers/answer-from-ledgers';
import { combineLedgers } from '#modules/assistants/ledgers/index/ledger-candidates';
import { addToIndex, ledgerIndexOf } from '#modules/assistants/ledgers/index/ledger-index';
import { ledgerVoice } from '#modules/assistants/ledgers/ledger-voice';
import type { ConversationModel } from '#modules/paid-models/published';
import { agencyByName } from '../../../../backend/src/modules/agencies/published';
import { referredLines } from '../../../../backend/src/modules/assistants/answering/referred-lines';
import type { ReplyProgress } from '../../../../backend/src/modules/assistants/answering/worded/worded-reply';
import { answerFromDocument } from '../../../../backend/src/modules/assistants/documents/answer-from-document';
import type { PlaceInDocument } from '../../../../backend/src/modules/assistants/documents/document-passages';
import { documentVoice } from '../../../../backend/src/modules/assistants/documents/document-voice';
import { answersFromRecord } from '../../../../backend/src/modules/assistants/records/answer-from-record';
import { agencyRecord } from '../../../../backend/src/modules/assistants/records/compiled/agency-record';
import { countryRecord } from '../../../../backend/src/modules/assistants/records/compiled/country-record';
import type { SubjectRecord } from '../../../../backend/src/modules/assistants/records/record';
import type { RecordPlace } from '../../../../backend/src/modules/assistants/records/record-answer';
import { replyAbout } from '../../../../backend/src/modules/assistants/records/record-reply';
import { decisiveTerms } from '../../../../backend/src/modules/assistants/retrieval/decisive-terms';
import type { PassageIndex } from '../../../../backend/src/modules/assistants/retrieval/passage-index';
import { countryByName } from '../../../../backend/src/modules/countries/published';
import { PdfReader } from '../../../../backend/src/modules/documents/text/pdf-reader';
import { titleOfStarterFile } from '../../../../backend/src/modules/starter/starter-documents';
import { inWords } from './in-words';
import { indexOfFile } from './measure';
import { ASKED_AT } from './measure-ledgers';
import { starterLedgers, knownOf } from './starter-ledgers';
import { type Said, type StrangersQuestion, type Verdict, verdictOn } from './strangers-questions';

const textOf = (parts: Iterable<ReplyPart>): string =>
  [...parts].map((part) => (part.kind === 'text' ? part.text.replaceAll('\\', '') : '')).join('');

interface Turn {
  readonly said: Said;
  /** References to its lines. */
  readonly lines: readonly string[];
  /** What came of a model's wording; null where it was not asked. */
  readonly progress: ReplyProgress | null;
}

const linesIn = (parts: Iterable<ReplyPart>): readonly string[] =>
  [...parts].flatMap((part) => (part.kind === 'lines' ? part.lines.references : []));

type Ask = (conversation: QuestionInConversation, writer: ConversationModel | null) => Promise<Turn>;

const isAnswered = (answer: AssistantAnswer<unknown>, progress: ReplyProgress | null): boolean => {
  if (progress === null || (progress.sentences === 0 && !progress.isNotAnswered)) return answer.kind === 'quoted';
  return progress.sentences > 0;
};

const isPartlyAnswered = (answer: AssistantAnswer<unknown>, progress: ReplyProgress | null): boolean =>
  progress === null || progress.sentences === 0
    ? answer.kind === 'quoted' && answer.unanswered.length > 0
    : progress.open.length > 0;

/** By quotes, or in the words of a model if there is a writer. */
const turnOf = async <Location>(answered: Answered<Location>, writer: ConversationModel | null): Promise<Turn> => {
  const { answer, voice } = answered;
  const heard: ReplyProgress[] = [];
  const parts: ReplyPart[] = [];
  if (writer === null) parts.push(...replyParts(answer, voice, decisiveTerms(answered.question)));
  else for await (const part of inWords(answered, writer, (each) => heard.push(each))) parts.push(part);
  const [tally = null] = heard;
  return {
    said: { isAnswer: isAnswered(answer, tally), isPartial: isPartlyAnswered(answer, tally), text: textOf(parts) },
    lines: linesIn(parts),
    progress: tally,
  };
};

const askDocument = (index: PassageIndex<PlaceInDocument>, title: string): Ask => {
  const voice = documentVoice({
    documentId: 'd',
    title,
    addedAt: '2026-05-01T00:00:00.000Z',
    publicUrl: 'https://aidy.example',
  });
  return (conversation, writer) => turnOf(answerFromDocument({ title, index, voice }, conversation), writer);
};

const askRecord =
  (record: SubjectRecord): Ask =>
  async (conversation, writer) => {
    const heard: ReplyProgress[] = [];
    const inWordsOf = (answered: Answered<RecordPlace>) =>
      writer === null ? partsOf(answered) : inWords(answered, writer, (progress) => heard.push(progress));
    const parts: ReplyPart[] = [];
    for await (const part of replyAbout(record, conversation, inWordsOf)) parts.push(part);
    const [tally = null] = heard;
    const answers = answersFromRecord(conversation, record);
    const isOpen = answers.map(({ answer: { kind } }) => ['not_answered', 'unknown', 'other_year'].includes(kind));
    const [first] = answers;
    const isAnswer =
      tally !== null && (first?.answer.kind === 'quoted' || first?.answer.kind === 'not_answered')
        ? isAnswered(first.answer, tally)
        : isOpen.includes(false);
    return {
      said: {
        isAnswer,
        isPartial: tally === null ? isOpen.includes(true) : tally.open.length > 0,
        text: textOf(parts),
      },
      lines: linesIn(parts),
      progress: tally,
    };
  };

async function* partsOf<Location>({ answer, voice }: Answered<Location>): AsyncGenerator<ReplyPart> {
  yield* replyParts(answer, voice);
}

const askLedger = async (about: string): Promise<Ask> => {
  const ledgers = (await starterLedgers()).filter(
    ({ description }) => about === 'all trackers' || description === about,
  );
  const indexes = ledgers.map(({ claims }) => {
    const index = ledgerIndexOf(claims);
    addToIndex(index, claims);
    return index;
  });
  const all = ledgers.flatMap(({ claims }) => claims);
  const read = async (ids: readonly string[]) => all.filter(({ _id }) => ids.includes(_id));
  return async (conversation, writer) => {
    const known = knownOf(ledgers, conversation.question);
    const answered = await answerFromLedgers(conversation, combineLedgers(indexes), read, ASKED_AT, known);
    const { answer, evidence } = answered;
    const voice = ledgerVoice({
      subject: { kind: 'tracker' },
      answered,
      today: new Date(ASKED_AT).toISOString().slice(0, 10),
      titleOf: () => null,
      addressOf: ({ url }) => url,
    });
    return turnOf({ ...conversation, answer, evidence: () => evidence, voice }, writer);
  };
};

const known = <Found>(found: Found | undefined, about: string): Found => {
  if (found === undefined) throw new Error(`There is no ${about}.`);
  return found;
};

const askAbout = async ({ group, about }: StrangersQuestion, reader: PdfReader): Promise<Ask> => {
  switch (group) {
    case 'document':
      return askDocument(await indexOfFile(reader, about.replace(/\.pdf$/, '')), titleOfStarterFile(about));
    case 'agency':
      return askRecord(agencyRecord(known(agencyByName(about), about)));
    case 'country':
      return askRecord(countryRecord(known(countryByName(about), about)));
    case 'ledger':
      return askLedger(about);
  }
};

export interface StrangersAnswer {
  readonly question: StrangersQuestion;
  readonly said: Said;
  readonly verdict: Verdict;
  readonly progress: ReplyProgress | null;
}

/** The last messages that go along with a question. */
const MAX_BEFORE = 4;

/** Asks each question after those that were asked before it in its conversation, without a model, or each conversation with its own. */
export const askStrangers = async (
  questions: readonly StrangersQuestion[],
  writerFor: () => ConversationModel | null = () => null,
): Promise<readonly StrangersAnswer[]> => {
  const reader = new PdfReader();
  const asking = new Map<string, Promise<Ask>>();
  const answers: StrangersAnswer[] = [];
  for (const strangersQuestion of questions) {
    const key = `${strangersQuestion.group} ${strangersQuestion.about}`;
    const ask = asking.get(key) ?? askAbout(strangersQuestion, reader);
    asking.set(key, ask);
    const writer = writerFor();
    let lines: readonly string[] = [];
    const before: EarlierMessage[] = [];
    const turn = async (question: string, history: readonly string[]): Promise<Turn> => {
      const counted = before.slice(-MAX_BEFORE);
      return (await ask)({ question, history, ...referredLines(lines), before: counted }, writer);
    };
    for (const [index, question] of strangersQuestion.before.entries()) {
      const { said, lines: shown } = await turn(question, strangersQuestion.before.slice(0, index));
      if (shown.length > 0) lines = shown;
      before.push({ role: 'user', content: question }, { role: 'assistant', content: said.text });
    }
    const { said, progress } = await turn(strangersQuestion.question, strangersQuestion.before);
    answers.push({ question: strangersQuestion, said, progress, verdict: verdictOn(strangersQuestion, said) });
  }
  await reader.onApplicationShutdown();
  return answers;
};
