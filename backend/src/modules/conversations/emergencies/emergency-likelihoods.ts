import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logistic } from '#kernel/logistic';
import { lazy } from '#kernel/memoize';

/** A danger that needs help at once: to the body, or of self-harm. */
export type Emergency = 'body' | 'self_harm';

/** Weights of one kind of emergency. */
export interface EmergencyWeights {
  readonly intercept: number;
  readonly ofFeature: Readonly<Record<string, number>>;
}

/** Learned from labelled messages by test/bench/fit/emergencies. */
const learnedWeights = lazy(
  () =>
    JSON.parse(readFileSync(join(__dirname, 'weights.json'), 'utf8')) as Readonly<Record<Emergency, EmergencyWeights>>,
);

const ACCENTS = /\p{M}/gu;
const WORD = /[a-z]+|#/gu;
/** In letters. Words that share a longer beginning are mostly forms of one word. */
const BEGINNING = 5;

/** The words of a text without accents, each number as `#`. */
const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/ß/gu, 'ss')
    .replace(/[’'`´]/gu, '')
    .replace(/\d+(?:[.,:]\d+)*/gu, ' # ')
    .match(WORD) ?? [];

/** What a text is judged by: its words, the beginnings of long ones, and its pairs of adjacent words. */
export const emergencyFeatures = (text: string): readonly string[] => {
  const words = wordsIn(text);
  return [
    ...new Set([
      ...words,
      ...words.flatMap((word) => (word.length > BEGINNING ? [`${word.slice(0, BEGINNING)}-`] : [])),
      ...words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`),
    ]),
  ];
};

const CLAUSE_ENDS = /[.,;:!?…\n]+|\s[–-]\s/u;
/** In clauses. A long message says what is the matter in a few of them. */
const WINDOW = 2;

/** The whole text, and each pair of adjacent clauses. */
export const windowsOf = (text: string): readonly string[] => {
  const clauses = text.split(CLAUSE_ENDS).filter((clause) => clause.trim() !== '');
  return [text, ...clauses.slice(WINDOW - 1).map((_, at) => clauses.slice(at, at + WINDOW).join(' '))];
};

const likelihoodBy = ({ intercept, ofFeature }: EmergencyWeights, features: readonly string[]): number => {
  const sum = features.reduce((total, feature) => total + (ofFeature[feature] ?? 0), 0);
  return logistic(intercept + sum / Math.sqrt(Math.max(1, features.length)));
};

/** How likely a text tells of each kind of emergency, from 0 to 1, by the words of its likeliest part. */
export const emergencyLikelihoods = (text: string): Readonly<Record<Emergency, number>> => {
  const parts = windowsOf(text).map(emergencyFeatures);
  const { body, self_harm } = learnedWeights();
  const most = (weights: EmergencyWeights): number =>
    Math.max(...parts.map((features) => likelihoodBy(weights, features)));
  return { body: most(body), self_harm: most(self_harm) };
};
