import { readFileSync } from 'node:fs';
import { escapeRegExp } from '#text/words/phrases';
import { corpusFile } from '../corpus-documents';

/** Halves of the first stranger’s, and sets of others. */
export type QuestionSet =
  'dev' | 'held' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth' | 'seventh' | 'eighth' | 'ninth';

/** A question of `test/corpus/labels/strangers-questions.json`; its README says where they come from. */
export interface StrangersQuestion {
  readonly set: QuestionSet;
  readonly id: string;
  readonly group: 'document' | 'agency' | 'country' | 'ledger';
  /** A file, an agency’s slug, a country’s name, or what a tracker is described by; `all trackers` is a folder of all of them. */
  readonly about: string;
  /** Questions that were asked before, the last one last. */
  readonly before: readonly string[];
  readonly question: string;
  readonly answerable: boolean;
  readonly right: string;
  /** All of them have to stand in a right answer, each in one of the forms that `|` divides. */
  readonly must: readonly string[];
  /** An answer that has one of them is wrong, unless the line that has it is one that `must` names. */
  readonly wrong: readonly string[];
}

export const questionsIn = (file: string): readonly StrangersQuestion[] =>
  JSON.parse(readFileSync(file, 'utf8')) as readonly StrangersQuestion[];

const all = questionsIn(corpusFile('labels', 'strangers-questions.json'));

export const strangersQuestions = (wanted: QuestionSet): readonly StrangersQuestion[] =>
  all.filter(({ set }) => set === wanted);

/** What was said to a question. */
export interface Said {
  /** Whether it was given as an answer, rather than as the nearest passage or as none. */
  readonly isAnswer: boolean;
  /** Whether it says of a part of the question that it is not answered. */
  readonly isPartial: boolean;
  readonly text: string;
}

/** `part`: a right answer to one part, and the rest said to be unanswered. `near`: declined, with the answer among the nearest. */
export type Verdict = 'right' | 'part' | 'wrong' | 'near' | 'declined';

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').replace(/[‘’]/g, "'");

/** Next to other letters or digits, a form does not count: `25%` in `125%`, or `ICE` in `office`. */
const stands = (form: string, text: string): boolean => {
  return new RegExp(String.raw`(?<![\p{L}\p{N}.,])${escapeRegExp(plain(form))}(?![\p{L}\p{N}])`, 'u').test(plain(text));
};

const has = (alternatives: string, text: string): boolean => alternatives.split('|').some((form) => stands(form, text));

/** A quote of a right sentence may tell other figures, too. */
const othersIn = ({ must }: StrangersQuestion, text: string): string =>
  text
    // What stands above a quote belongs to it.
    .replace(/\*\n\s*>/g, '* >')
    .split('\n')
    .filter((line) => !must.some((each) => has(each, line)))
    .join('\n');

export const verdictOn = (question: StrangersQuestion, { isAnswer, isPartial, text }: Said): Verdict => {
  const { answerable, must, wrong } = question;
  const found = must.filter((each) => has(each, text)).length;
  if (!isAnswer) return answerable && must.length > 0 && found === must.length ? 'near' : 'declined';
  if (!answerable || wrong.some((each) => has(each, othersIn(question, text)))) return 'wrong';
  if (found === must.length) return 'right';
  return isPartial && found > 0 ? 'part' : 'wrong';
};
