import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Expected {
  /** Page of a document; or the address of a ledger's evidence that begins with `quote`. */
  readonly page?: number;
  readonly url?: string;
  readonly quote?: string;
}

/** A question of `test/corpus/labels/questions.json`; its README says where they come from. */
export interface CorpusQuestion {
  readonly id: string;
  readonly half: 'tuning' | 'held';
  readonly over: { readonly document?: string; readonly ledger?: string };
  /** Earlier questions, the last one last. */
  readonly history: readonly string[];
  readonly question: string;
  readonly kind: 'passage' | 'figure' | 'unanswerable';
  /** Any one of them suffices. */
  readonly answers: readonly Expected[];
  /** How many of the answers have to be quoted; 1 if absent. */
  readonly need?: number;
}

export const corpusQuestions = (): readonly CorpusQuestion[] =>
  JSON.parse(
    readFileSync(join(__dirname, '..', '..', 'labels', 'questions.json'), 'utf8'),
  ) as readonly CorpusQuestion[];

export interface Shown {
  readonly text: string;
  readonly pages: readonly number[];
  readonly urls?: readonly string[];
}

/** Print differs in quotation marks, dashes and spaces. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a sentence has the words of an answer; an answer of two sentences is shown by one that it has. */
const shows = ({ text, pages, urls = [] }: Shown, { quote = '', page, url }: Expected): boolean => {
  const isThere = page === undefined ? url !== undefined && urls.includes(url) : pages.includes(page);
  return isThere && (plain(text).includes(plain(quote)) || plain(quote).includes(plain(text)));
};

export type Verdict = 'right' | 'wrong' | 'declined';

/** `shown`: the sentences quoted; null if the question was declined. */
export const verdictOn = ({ answers, need = 1 }: CorpusQuestion, shown: readonly Shown[] | null): Verdict => {
  if (shown === null) return 'declined';
  return answers.filter((answer) => shown.some((each) => shows(each, answer))).length >= need ? 'right' : 'wrong';
};
