import type { Quote } from '#modules/assistants/answering/assistant-answer';
import type { QuestionInConversation } from '#modules/assistants/answering/question-in-conversation';
import type { ReplyPart, WordedVoice } from '#modules/assistants/answering/reply-parts';
import { evidenceOf, nearestTo } from '#modules/assistants/answering/worded/answer-evidence';
import { answerFromLedgers } from '#modules/assistants/ledgers/answer-from-ledgers';
import { combineLedgers } from '#modules/assistants/ledgers/index/ledger-candidates';
import { addToIndex, ledgerIndexOf } from '#modules/assistants/ledgers/index/ledger-index';
import { ledgerVoice } from '#modules/assistants/ledgers/ledger-voice';
import { parseQuestion } from '#modules/assistants/retrieval/parsed-question';
import type { ConversationModel } from '#modules/paid-models/published';
import { noProgress, wordedReply } from '../../../../backend/src/modules/assistants/answering/worded/worded-reply';
import type { PlaceInDocument } from '../../../../backend/src/modules/assistants/documents/document-passages';
import { documentVoice } from '../../../../backend/src/modules/assistants/documents/document-voice';
import type { PassageIndex } from '../../../../backend/src/modules/assistants/retrieval/passage-index';
import { PdfReader } from '../../../../backend/src/modules/documents/text/pdf-reader';
import { corpusQuestions } from './corpus-questions';
import { indexOfFile } from './measure';
import { ASKED_AT } from './measure-ledgers';
import { paraphrasedDocuments, paraphrasedQuestions } from './paraphrased';
import { starterLedgers, knownOf } from './starter-ledgers';

/** Words the answer to a question by a model. */
export type ToWord = (writer: ConversationModel) => AsyncGenerator<ReplyPart>;

const toWord =
  <Location>(
    conversation: QuestionInConversation,
    quotes: readonly Quote<Location>[],
    voice: WordedVoice<Location>,
  ): ToWord =>
  (writer) => {
    const evidence = quotes.map((quote) => evidenceOf(quote, voice));
    return wordedReply({ ...conversation, evidence }, writer, voice, noProgress(), new AbortController().signal);
  };

const spoken = documentVoice({
  documentId: 'd',
  title: 'A document',
  addedAt: '2026-05-01T00:00:00.000Z',
  publicUrl: 'https://aidy.example',
});

const ofDocument = (conversation: QuestionInConversation, index: PassageIndex<PlaceInDocument>): ToWord =>
  toWord(conversation, nearestTo(parseQuestion(conversation.question, conversation.history, index), index), spoken);

/** Questions about the two PDFs. */
const ofFiles = async (): Promise<readonly ToWord[]> => {
  const reader = new PdfReader();
  const indexes = new Map<string, PassageIndex<PlaceInDocument>>();
  const all: ToWord[] = [];
  for (const question of corpusQuestions()) {
    const { document } = question.over;
    if (document === undefined) continue;
    const index = indexes.get(document) ?? (await indexOfFile(reader, document));
    indexes.set(document, index);
    all.push(ofDocument(question, index));
  }
  await reader.onApplicationShutdown();
  return all;
};

/** Questions about documents of the corpus. */
const ofCorpus = (): readonly ToWord[] => {
  const indexes = paraphrasedDocuments();
  return paraphrasedQuestions().flatMap(({ question, document }) => {
    const index = indexes.get(document);
    return index === undefined ? [] : [ofDocument({ question, history: [] }, index)];
  });
};

/** Questions over three ledgers. */
const ofLedgers = async (): Promise<readonly ToWord[]> => {
  const ledgers = await starterLedgers();
  const all: ToWord[] = [];
  for (const question of corpusQuestions()) {
    const ledger = ledgers.find(({ description }) => description === question.over.ledger);
    if (ledger === undefined) continue;
    const index = ledgerIndexOf(ledger.claims);
    addToIndex(index, ledger.claims);
    const read = async (ids: readonly string[]) => ledger.claims.filter(({ _id }) => ids.includes(_id));
    const answered = await answerFromLedgers(
      question,
      combineLedgers([index]),
      read,
      ASKED_AT,
      knownOf([ledger], question.question),
    );
    const today = new Date(ASKED_AT).toISOString().slice(0, 10);
    const addressOf = ({ url }: { readonly url: string }) => url;
    const voice = ledgerVoice({ subject: { kind: 'tracker' }, answered, today, titleOf: () => null, addressOf });
    all.push(toWord(question, answered.evidence, voice));
  }
  return all;
};

export const allToWord = async (): Promise<readonly ToWord[]> => [
  ...(await ofFiles()),
  ...ofCorpus(),
  ...(await ofLedgers()),
];
