import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCorpus } from '#test/corpus/server/corpus-documents';
import {
  type PlaceInDocument,
  documentPassages,
} from '../../../../backend/src/modules/assistants/documents/document-passages';
import { type PassageIndex, indexOf } from '../../../../backend/src/modules/assistants/retrieval/passage-index';
import { textOfMarkdown } from './corpus-text';

/** A question of `test/corpus/labels/paraphrased-questions.json`; its README says where they come from. */
export interface ParaphrasedQuestion {
  readonly id: string;
  /** By document. Those that are held guide nothing. */
  readonly half: 'tuning' | 'held';
  readonly document: string;
  readonly question: string;
  /** Words of the sentences that answer, any of which suffices; none if the document does not answer. */
  readonly answers: readonly string[];
}

const LABELS = join(__dirname, '..', '..', 'labels', 'paraphrased-questions.json');

export const paraphrasedQuestions = (): readonly ParaphrasedQuestion[] =>
  JSON.parse(readFileSync(LABELS, 'utf8')) as readonly ParaphrasedQuestion[];

export type DocumentIndex = PassageIndex<PlaceInDocument>;

/** The documents that the questions are about. */
export const paraphrasedDocuments = (): ReadonlyMap<string, DocumentIndex> => {
  const paraphrased = new Set(paraphrasedQuestions().map(({ document }) => document));
  const documents = readCorpus().flatMap((topic) => topic.documents.filter(({ id }) => paraphrased.has(id)));
  return new Map(documents.map(({ id, text }) => [id, indexOf(documentPassages(textOfMarkdown(text)))]));
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Shorter sentences may stand within an answer by chance. */
const FEWEST_CHARACTERS = 25;

/** Whether a sentence has the words of an answer; an answer of two sentences is shown by one that it has. */
export const answers = (sentence: string, { answers: expected }: ParaphrasedQuestion): boolean => {
  const said = plain(sentence);
  return expected
    .map(plain)
    .some((answer) => said.includes(answer) || (said.length > FEWEST_CHARACTERS && answer.includes(said)));
};
