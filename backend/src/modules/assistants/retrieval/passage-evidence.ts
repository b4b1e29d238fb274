import type { Language } from '#text/languages/language';
import { meaningOfWords, nearnessAt, rowOfStem, weightOfWord } from '#text/words/vectors';
import { givesTotal, answerTypeScore } from './answer-type-scores';
import { type ParsedQuestion, type QueryTerm, termOf } from './parsed-question';
import type { Passage } from './passage';
import { FIELDS, type IndexedPassage, type PassageIndex, SATURATION, WEIGHTS, rarityOf } from './passage-index';
import { type RowMatches, rowMatches } from './row-matches';

/** The evidence that a passage answers a question; from 0 to 1 unless said otherwise. */
export interface PassageEvidence {
  /** The share of what is sought that it says in the same words, or in near synonyms. */
  readonly words: number;
  /** The share of what is sought that it says in words used similarly. */
  readonly alike: number;
  /** The share that it says in either way; words that are only half similar do not count. */
  readonly same: number;
  /** BM25 over all fields. */
  readonly strength: number;
  /** How close the sentence's topic is to the question's; may be negative. */
  readonly about: number;
  /** How close the topic of its heading and neighbours is to the question's. */
  readonly around: number;
  /** How well it gives the kind of thing asked for. */
  readonly told: number;
  /**
   * How well the sentence, its heading or its neighbours say what the question depends on: the most distinctive thing
   * it names.
   */
  readonly turn: number;
}

/** Evidence without `told`, which takes the longest to compute and is added last. */
export type EvidenceWithoutKind = Omit<PassageEvidence, 'told'>;

export interface GatheredEvidence {
  /** Evidence by passage. */
  readonly evidence: readonly EvidenceWithoutKind[];
  /** The share of what is sought that has nothing similar in the material, from 0 to 1. */
  readonly far: number;
  /** Whether a sought name is missing from the material, synonyms included. */
  readonly isNameAbsent: boolean;
}

/** Rarity above this counts no more. */
const RAREST = 8;
const HALF_ALIKE = 0.5;

interface Weighed extends RowMatches {
  readonly weight: number;
}

const weighed = ({ terms }: ParsedQuestion, index: PassageIndex<unknown>): readonly Weighed[] =>
  terms.map((each) => {
    const term = termOf(each);
    const general = index.wordRows.length === 0 ? 1 : weightOfWord(rowOfStem(term));
    return { ...rowMatches(each, index), weight: each.weight * Math.min(RAREST, rarityOf(index, term)) * general };
  });

type WordEvidence = Pick<PassageEvidence, 'words' | 'alike' | 'same' | 'strength' | 'turn'>;

/** The highest value in the rows of the sentence, of its abbreviations' long forms, and of its lead. */
const most = ({ fields: { own, spelt, lead } }: IndexedPassage<unknown>, values: Float32Array): number => {
  let found = 0;
  for (const row of own) found = Math.max(found, values[row] ?? 0);
  for (const row of spelt) found = Math.max(found, values[row] ?? 0);
  for (const row of lead) found = Math.max(found, values[row] ?? 0);
  return found;
};

const wordEvidence = (
  at: number,
  all: readonly Weighed[],
  total: number,
  index: PassageIndex<unknown>,
): WordEvidence => {
  const found = { words: 0, alike: 0, same: 0, strength: 0, turn: 0 };
  const passage = index.passages[at];
  if (passage === undefined) return found;
  const heaviest = all.reduce((most, { weight }) => Math.max(most, weight), 0);
  for (const { weight, words: ofWords, alike: ofAlike, counted } of all) {
    const share = weight / total;
    const words = most(passage, ofWords);
    const alike = most(passage, ofAlike);
    found.words += share * words;
    found.alike += share * alike;
    found.same += (share * Math.max(0, words - HALF_ALIKE, alike - HALF_ALIKE)) / (1 - HALF_ALIKE);
    if (weight === heaviest) {
      const { beside, heading } = passage.fields;
      const near = [...beside, ...heading].reduce(
        (best, row) => Math.max(best, ofWords[row] ?? 0, ofAlike[row] ?? 0),
        0,
      );
      found.turn = Math.max(found.turn, words, alike, near);
    }
    let strength = 0;
    for (let position = 0; position < FIELDS.length; position++) {
      const field = FIELDS[position] ?? 'own';
      let count = 0;
      for (const row of passage.fields[field]) count += counted[row] ?? 0;
      if (count > 0) strength += (WEIGHTS[field] * count) / (index.lengthenings[at * FIELDS.length + position] ?? 1);
    }
    found.strength += (share * strength) / (SATURATION + strength);
  }
  return found;
};

/** Whether the material has any alternative of a thing. */
export const isInMaterial = ({ frequencies }: PassageIndex<unknown>, { alternatives }: QueryTerm): boolean =>
  [...alternatives.keys()].some((term) => frequencies.has(term));

/** Gathers the evidence of all passages; takes time in proportion to passages and things sought. */
export const gatherEvidence = (question: ParsedQuestion, index: PassageIndex<unknown>): GatheredEvidence => {
  const all = weighed(question, index);
  const total = Math.max(
    Number.MIN_VALUE,
    all.reduce((sum, { weight }) => sum + weight, 0),
  );
  const isEnglish = index.wordRows.length > 0;
  const asks = meaningOfWords(isEnglish ? question.terms.map((each) => rowOfStem(termOf(each))) : []);
  const evidence = index.passages.map((_, position): EvidenceWithoutKind => ({
    ...wordEvidence(position, all, total, index),
    about: isEnglish ? nearnessAt(index.about, position, asks) : 0,
    around: isEnglish ? nearnessAt(index.aboutAround, position, asks) : 0,
  }));
  const far = all.reduce((sum, { weight, most: nearest }) => sum + weight * (1 - nearest), 0) / total;
  return { evidence, far, isNameAbsent: question.terms.some((each) => each.isName && !isInMaterial(index, each)) };
};

/** Adds how well a passage gives the kind of thing asked for. */
export const withKindScore = (
  withoutKind: EvidenceWithoutKind,
  passage: Passage<unknown>,
  { answerType, asksAll, counted }: Pick<ParsedQuestion, 'answerType' | 'asksAll' | 'counted'>,
  language: Language | null,
): PassageEvidence => {
  // A name says little here: nearly every sentence has one.
  if (answerType === 'person') return { ...withoutKind, told: 0 };
  if (!asksAll) return { ...withoutKind, told: answerTypeScore(passage, answerType, language) };
  const isOfAll = givesTotal(passage, counted, language);
  return { ...withoutKind, told: isOfAll ? answerTypeScore(passage, answerType, language, counted) : 0 };
};
