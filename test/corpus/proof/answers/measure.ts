import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerPartFromDocument } from '#modules/assistants/documents/answer-part-from-document';
import {
  type PlaceInDocument,
  documentPassages,
} from '../../../../backend/src/modules/assistants/documents/document-passages';
import { type PassageIndex, indexOf } from '../../../../backend/src/modules/assistants/retrieval/passage-index';
import { PdfReader } from '../../../../backend/src/modules/documents/text/pdf-reader';
import { type CorpusQuestion, type Verdict, corpusQuestions, verdictOn } from './corpus-questions';

const DOCUMENTS = join(__dirname, '..', '..', '..', '..', 'backend', 'src', 'modules', 'starter', 'documents');

export interface AnsweredQuestion {
  readonly question: CorpusQuestion;
  readonly verdict: Verdict;
  /** Declined, with the answer among the nearest passages. */
  readonly isNear: boolean;
  readonly quoted: readonly string[];
}

/** Of a document of the starter content, by its name. */
export const indexOfFile = async (reader: PdfReader, name: string): Promise<PassageIndex<PlaceInDocument>> => {
  const reading = await reader.read(new Uint8Array(readFileSync(join(DOCUMENTS, `${name}.pdf`))), name);
  if (reading.kind !== 'text') throw new Error(`${name} cannot be read: ${reading.fault}.`);
  return indexOf(documentPassages(reading.text));
};

/** Asks all questions over documents. */
export const askAll = async (): Promise<readonly AnsweredQuestion[]> => {
  const reader = new PdfReader();
  const indexes = new Map<string, PassageIndex<PlaceInDocument>>();
  const answered: AnsweredQuestion[] = [];
  for (const question of corpusQuestions()) {
    const { document } = question.over;
    if (document === undefined) continue;
    const index = indexes.get(document) ?? (await indexOfFile(reader, document));
    indexes.set(document, index);
    const answer = answerPartFromDocument(question, index);
    const quotes = answer.kind === 'quoted' ? answer.quotes : answer.nearest;
    const shown = quotes.map(({ text, location }) => ({ text, pages: location.map(({ page }) => page) }));
    const verdict = verdictOn(question, answer.kind === 'quoted' ? shown : null);
    answered.push({
      question,
      verdict,
      isNear: verdict === 'declined' && verdictOn(question, shown) === 'right',
      quoted: answer.kind === 'quoted' ? shown.map(({ text }) => text) : [],
    });
  }
  await reader.onApplicationShutdown();
  return answered;
};

export interface Figures {
  readonly answerable: number;
  /** Of the answerable: quoted rightly; quoted, but not what answers. */
  readonly right: number;
  readonly wrong: number;
  /** Declined, with the answer among the nearest passages. */
  readonly near: number;
  readonly unanswerable: number;
  readonly declined: number;
}

export const figuresOf = (answered: readonly AnsweredQuestion[]): Figures => {
  const answerable = answered.filter(({ question }) => question.kind !== 'unanswerable');
  const unanswerable = answered.filter(({ question }) => question.kind === 'unanswerable');
  const count = (of: readonly AnsweredQuestion[], verdict: Verdict): number =>
    of.filter((each) => each.verdict === verdict).length;
  return {
    answerable: answerable.length,
    right: count(answerable, 'right'),
    wrong: count(answerable, 'wrong'),
    near: answerable.filter(({ isNear }) => isNear).length,
    unanswerable: unanswerable.length,
    declined: count(unanswerable, 'declined'),
  };
};

export const ofHalf = (
  answered: readonly AnsweredQuestion[],
  half: CorpusQuestion['half'],
): readonly AnsweredQuestion[] => answered.filter(({ question }) => question.half === half);
