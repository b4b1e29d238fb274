import type { Language } from '#modules/research/published';
import type { Asked } from '../languages/question-words';
import type { Passage } from './passage';
import {
  FIELDS,
  type IndexedPassage,
  type PassageIndex,
  SATURATION,
  WEIGHTS,
  lengthening,
  rarityOf,
} from './passage-index';
import type { Question } from './question';
import { type SaidInRows, saidInRows, termOf } from './said-in-rows';
import { toldIn } from './told-kinds';
import { aboutOf, nearnessAt, rowOfStem, weightOfWord } from './word-vectors';

/** What speaks for a passage as the answer to a question; from 0 to 1, unless said otherwise. */
export interface Evidence {
  /** How much of what is sought it says in the same words, or in ones that mean nearly the same. */
  readonly words: number;
  /** The same in words that are used alike. */
  readonly alike: number;
  /** The same by either, where half alike counts for nothing. */
  readonly same: number;
  /** BM25 over all fields. */
  readonly strength: number;
  /** How near what the sentence is about is to what the question is about; may be negative. */
  readonly about: number;
  /** The same for its heading and neighbours. */
  readonly around: number;
  /** How well it has the kind of thing that is asked for. */
  readonly told: number;
}

/** What is told of the kind that is asked for is looked for last, since it takes the longest. */
export type UntoldEvidence = Omit<Evidence, 'told'>;

export interface Sifted {
  /** By passage. */
  readonly evidence: readonly UntoldEvidence[];
  /** How much of what is sought the material has nothing like of, from 0 to 1. */
  readonly far: number;
}

/** Rarer terms count no more. */
const RAREST = 8;
const HALF_ALIKE = 0.5;

interface Weighed extends SaidInRows {
  readonly weight: number;
}

const weighed = ({ sought }: Question, index: PassageIndex<unknown>): readonly Weighed[] =>
  sought.map((each) => {
    const term = termOf(each);
    const general = index.wordRows.length === 0 ? 1 : weightOfWord(rowOfStem(term));
    return { ...saidInRows(each, index), weight: each.weight * Math.min(RAREST, rarityOf(index, term)) * general };
  });

const most = (rows: readonly number[], values: ArrayLike<number>): number => {
  let found = 0;
  for (const row of rows) found = Math.max(found, values[row] ?? 0);
  return found;
};

const strengthOf = (
  passage: IndexedPassage<unknown>,
  { counted }: SaidInRows,
  lengthenings: readonly number[],
): number => {
  let sum = 0;
  for (const [at, field] of FIELDS.entries())
    for (const row of passage.fields[field]) sum += (WEIGHTS[field] * (counted[row] ?? 0)) / (lengthenings[at] ?? 1);
  return sum / (SATURATION + sum);
};

type InWords = Pick<Evidence, 'words' | 'alike' | 'same' | 'strength'>;

const inWords = (
  passage: IndexedPassage<unknown>,
  all: readonly Weighed[],
  total: number,
  index: PassageIndex<unknown>,
): InWords => {
  const { own, spelt, lead } = passage.fields;
  const said = [...own, ...spelt, ...lead];
  const lengthenings = FIELDS.map((field) => lengthening(index, passage, field));
  const found = { words: 0, alike: 0, same: 0, strength: 0 };
  for (const each of all) {
    const words = most(said, each.words);
    const alike = most(said, each.alike);
    found.words += each.weight * words;
    found.alike += each.weight * alike;
    found.same += (each.weight * Math.max(0, Math.max(words, alike) - HALF_ALIKE)) / (1 - HALF_ALIKE);
    found.strength += each.weight * strengthOf(passage, each, lengthenings);
  }
  return {
    words: found.words / total,
    alike: found.alike / total,
    same: found.same / total,
    strength: found.strength / total,
  };
};

/** Looks for evidence in all passages; takes time in proportion to their number and that of what is sought. */
export const sift = (question: Question, index: PassageIndex<unknown>): Sifted => {
  const all = weighed(question, index);
  const total = Math.max(
    Number.MIN_VALUE,
    all.reduce((sum, { weight }) => sum + weight, 0),
  );
  const isEnglish = index.wordRows.length > 0;
  const asks = aboutOf(isEnglish ? question.sought.map((each) => rowOfStem(termOf(each))) : []);
  const evidence = index.passages.map((indexed, at): UntoldEvidence => ({
    ...inWords(indexed, all, total, index),
    about: isEnglish ? nearnessAt(index.about, at, asks) : 0,
    around: isEnglish ? nearnessAt(index.aboutAround, at, asks) : 0,
  }));
  const far = all.reduce((sum, { weight, most: nearest }) => sum + weight * (1 - nearest), 0) / total;
  return { evidence, far };
};

/** With what a passage tells of the kind of thing that is asked for. */
export const withTold = (
  untold: UntoldEvidence,
  { lead, text }: Passage<unknown>,
  asked: Asked,
  language: Language | null,
): Evidence => {
  // Nearly every sentence names somebody.
  return { ...untold, told: asked === 'person' ? 0 : toldIn(`${lead ?? ''} ${text}`, asked, language) };
};
