import { askLedgers } from '#modules/assistants/ledgers/ask-ledgers';
import { together } from '#modules/assistants/ledgers/candidates';
import { addToIndex, ledgerIndexOf } from '#modules/assistants/ledgers/ledger-index';
import { ledgerVoice } from '#modules/assistants/ledgers/ledger-voice';
import { agencyNamed } from '../../../../backend/src/modules/agencies/published';
import { answerInConversation } from '../../../../backend/src/modules/assistants/answering/answer-question';
import type { Answer } from '../../../../backend/src/modules/assistants/answering/answer';
import type { Conversation } from '../../../../backend/src/modules/assistants/answering/conversation';
import { referredLines } from '../../../../backend/src/modules/assistants/answering/referred-lines';
import { type ReplyPart, replyOf } from '../../../../backend/src/modules/assistants/answering/reply';
import type { PlaceInDocument } from '../../../../backend/src/modules/assistants/documents/document-passages';
import { documentVoice } from '../../../../backend/src/modules/assistants/documents/document-voice';
import { agencyRecord } from '../../../../backend/src/modules/assistants/records/agency-record';
import type { TopicRecord } from '../../../../backend/src/modules/assistants/records/record';
import { answersAboutRecord } from '../../../../backend/src/modules/assistants/records/record-conversation';
import { countryRecord } from '../../../../backend/src/modules/assistants/records/country-record';
import { recordReply } from '../../../../backend/src/modules/assistants/records/record-reply';
import type { PassageIndex } from '../../../../backend/src/modules/assistants/retrieval/passage-index';
import { countryNamed } from '../../../../backend/src/modules/countries/published';
import { PdfReader } from '../../../../backend/src/modules/documents/text/pdf-reader';
import { indexOfFile } from './measure';
import { ASKED_AT } from './measure-ledgers';
import { starterLedgers } from './starter-ledgers';
import { type Said, type StrangersQuestion, type Verdict, verdictOn } from './strangers-questions';

const textOf = (parts: Iterable<ReplyPart>): string =>
  [...parts].map((part) => (part.kind === 'text' ? part.text.replaceAll('\\', '') : '')).join('');

interface Turn {
  readonly said: Said;
  /** References to its lines. */
  readonly lines: readonly string[];
}

const linesIn = (parts: Iterable<ReplyPart>): readonly string[] =>
  [...parts].flatMap((part) => (part.kind === 'lines' ? part.lines.references : []));

const saidBy = (answer: Answer<unknown>, text: string): Said => ({
  isAnswer: answer.kind === 'quoted',
  isPartial: answer.kind === 'quoted' && answer.unanswered.length > 0,
  text,
});

type Ask = (asked: Conversation) => Promise<Turn>;

const spoken = documentVoice({
  documentId: 'd',
  title: 'A document',
  addedAt: '2026-05-01T00:00:00.000Z',
  publicUrl: 'https://aidy.example',
});

const askDocument =
  (index: PassageIndex<PlaceInDocument>): Ask =>
  async (asked) => {
    const answer = answerInConversation(asked, index);
    return {
      said: saidBy(answer, textOf(replyOf(answer, spoken))),
      lines: linesIn(replyOf(answer, spoken)),
    };
  };

const askRecord =
  (record: TopicRecord): Ask =>
  async (asked) => {
    const answers = answersAboutRecord(asked, record);
    const parts = [...recordReply(answers, record)];
    const isOpen = answers.map(({ answer: { kind } }) => ['not_answered', 'unknown', 'other_year'].includes(kind));
    return {
      said: { isAnswer: isOpen.includes(false), isPartial: isOpen.includes(true), text: textOf(parts) },
      lines: linesIn(parts),
    };
  };

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
  return async (asked) => {
    const { answer, period } = await askLedgers(asked, together(indexes), read, ASKED_AT);
    const voice = ledgerVoice({
      subject: { kind: 'tracker' },
      period,
      today: new Date(ASKED_AT).toISOString().slice(0, 10),
      titleOf: () => null,
      addressOf: ({ url }) => url,
    });
    return {
      said: saidBy(answer, textOf(replyOf(answer, voice))),
      lines: linesIn(replyOf(answer, voice)),
    };
  };
};

const known = <Found>(found: Found | undefined, about: string): Found => {
  if (found === undefined) throw new Error(`There is no ${about}.`);
  return found;
};

const askAbout = async ({ group, about }: StrangersQuestion, reader: PdfReader): Promise<Ask> => {
  switch (group) {
    case 'document':
      return askDocument(await indexOfFile(reader, about.replace(/\.pdf$/, '')));
    case 'agency':
      return askRecord(agencyRecord(known(agencyNamed(about), about)));
    case 'country':
      return askRecord(countryRecord(known(countryNamed(about), about)));
    case 'ledger':
      return askLedger(about);
  }
};

export interface StrangersAnswer {
  readonly asked: StrangersQuestion;
  readonly said: Said;
  readonly verdict: Verdict;
}

/** Asks each question after those that were asked before it in its conversation. */
export const askStrangers = async (questions: readonly StrangersQuestion[]): Promise<readonly StrangersAnswer[]> => {
  const reader = new PdfReader();
  const asking = new Map<string, Promise<Ask>>();
  const answers: StrangersAnswer[] = [];
  for (const asked of questions) {
    const key = `${asked.group} ${asked.about}`;
    const ask = asking.get(key) ?? askAbout(asked, reader);
    asking.set(key, ask);
    let lines: readonly string[] = [];
    for (const [at, question] of asked.before.entries()) {
      const turn = await (await ask)({ question, history: asked.before.slice(0, at), ...referredLines(lines) });
      if (turn.lines.length > 0) ({ lines } = turn);
    }
    const { said } = await (await ask)({ question: asked.question, history: asked.before, ...referredLines(lines) });
    answers.push({ asked, said, verdict: verdictOn(asked, said) });
  }
  await reader.onApplicationShutdown();
  return answers;
};
