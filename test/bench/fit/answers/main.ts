/* Fits the weights by which a passage is found to answer a question, and writes them with the date: `npm run fit:answers`. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { logistic } from '#kernel/logistic';
import { MAX_QUOTES } from '#modules/assistants/answering/assistant-answer';
import { parseQuestion } from '#modules/assistants/retrieval/parsed-question';
import { type PassageEvidence, gatherEvidence, withKindScore } from '#modules/assistants/retrieval/passage-evidence';
import {
  type ParaphrasedQuestion,
  answers,
  paraphrasedDocuments,
  paraphrasedQuestions,
} from '#test/corpus/proof/answers/paraphrased';
import { NEAR_BEST_LIKELIHOOD } from '../../../../backend/src/modules/assistants/documents/find-passages';
import { type Fitted, fitted } from '../logistic';
import { type Choice, likelihoods, softmaxFitted } from '../softmax';

const FILE = resolve(__dirname, '#modules/assistants/retrieval/retrieval-weights');
const NAMES: readonly (keyof PassageEvidence)[] = ['words', 'alike', 'same', 'strength', 'about', 'around', 'told'];
const STANDING = ['best', 'share', 'far', 'absent'] as const;
const PENALTY = 0.1;
const CONFIDENCE_PENALTY = 1;

interface ParaphrasedPair {
  readonly question: ParaphrasedQuestion;
  readonly choice: Choice;
  readonly far: number;
  readonly absent: number;
}

const documents = paraphrasedDocuments();

const pairs = paraphrasedQuestions()
  .filter(({ half }) => half === 'tuning')
  .flatMap((question): readonly ParaphrasedPair[] => {
    const index = documents.get(question.document);
    if (index === undefined) return [];
    const read = parseQuestion(question.question, [], index);
    const { evidence, far, isNameAbsent } = gatherEvidence(read, index);
    const options = index.passages.map(({ passage }, passageIndex) => {
      const untold = evidence[passageIndex];
      if (untold === undefined) return [];
      const told = withKindScore(untold, passage, read, index.language);
      return NAMES.map((name) => told[name]);
    });
    const right = index.passages.flatMap(({ passage }, passageIndex) =>
      answers(passage.text, question) ? [passageIndex] : [],
    );
    return [{ question, choice: { options, right }, far, absent: isNameAbsent ? 1 : 0 }];
  });

const weightsFrom = (from: readonly ParaphrasedPair[]): readonly number[] =>
  softmaxFitted(
    from.flatMap(({ choice }) => (choice.right.length === 0 ? [] : [choice])),
    PENALTY,
  );

const sumOf = (weights: readonly number[], features: readonly number[]): number =>
  features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);

interface Stood {
  readonly pair: ParaphrasedPair;
  readonly features: readonly number[];
  /** Place of the first right passage in the order of likelihood; Infinity if there is none. */
  readonly place: number;
  readonly isQuoted: boolean;
}

const stood = (each: ParaphrasedPair, weights: readonly number[]): Stood => {
  const likely = likelihoods(weights, each.choice);
  const order = [...likely.keys()].sort((a, b) => (likely[b] ?? 0) - (likely[a] ?? 0));
  const [first = 0] = order;
  const best = likely[first] ?? 0;
  const quoted = order.slice(0, MAX_QUOTES).filter((option) => (likely[option] ?? 0) >= NEAR_BEST_LIKELIHOOD * best);
  const firstRight = order.findIndex((option) => each.choice.right.includes(option));
  return {
    pair: each,
    features: [sumOf(weights, each.choice.options[first] ?? []), Math.log(best), each.far, each.absent],
    place: firstRight === -1 ? Infinity : firstRight,
    isQuoted: quoted.some((option) => each.choice.right.includes(option)),
  };
};

/** Each document by weights that were fitted on the others. */
const crossed = [...new Set(pairs.map(({ question }) => question.document))].flatMap((document) => {
  const isOf = ({ question }: ParaphrasedPair): boolean => question.document === document;
  const weights = weightsFrom(pairs.filter((each) => !isOf(each)));
  return pairs.filter(isOf).map((each) => stood(each, weights));
});

/** Fitted on features of mean 0 and deviation 1, as descent needs, and put back into those given. */
const confidenceFrom = (from: readonly Stood[]): Fitted => {
  const scales = STANDING.map((_, index) => {
    const values = from.map(({ features }) => features[index] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return { mean, deviation: Math.hypot(...values.map((value) => value - mean)) / Math.sqrt(values.length) };
  });
  const { weights, intercept } = fitted(
    from.map(({ features, isQuoted }) => ({
      features: scales.map(({ mean, deviation }, index) => ((features[index] ?? 0) - mean) / deviation),
      on: isQuoted,
    })),
    CONFIDENCE_PENALTY,
  );
  const back = weights.map((weight, index) => weight / (scales[index]?.deviation ?? 1));
  return {
    weights: back,
    intercept:
      intercept -
      sumOf(
        back,
        scales.map(({ mean }) => mean),
      ),
  };
};

const confidences = crossed.map((each) => {
  const { weights, intercept } = confidenceFrom(
    crossed.filter(({ pair: other }) => other.question.document !== each.pair.question.document),
  );
  return logistic(intercept + sumOf(weights, each.features));
});

const share = (of: readonly boolean[]): string => (of.filter(Boolean).length / of.length).toFixed(2);
const isAnswerable = ({ pair: { question } }: Stood): boolean => question.answers.length > 0;
const answerable = crossed.filter(isAnswerable);
for (const most of [1, 3, 4, 10])
  process.stdout.write(`right among the first ${most}: ${share(answerable.map(({ place }) => place < most))}\n`);
for (const floor of [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65]) {
  const isAsked = crossed.map((_, index) => (confidences[index] ?? 0) >= floor);
  const over = (work: (each: Stood, index: number) => boolean, is: boolean): string =>
    share(crossed.flatMap((each, index) => (isAnswerable(each) === is ? [work(each, index)] : [])));
  const right = over(({ isQuoted }, index) => isAsked[index] === true && isQuoted, true);
  const wrong = over(({ isQuoted }, index) => isAsked[index] === true && !isQuoted, true);
  const declined = over((_, index) => isAsked[index] !== true, false);
  process.stdout.write(`from ${floor}: right ${right}, wrong ${wrong}, unanswerable declined ${declined}\n`);
}

const weights = weightsFrom(pairs);
const confidence = confidenceFrom(crossed);
const rows = (names: readonly string[], values: readonly number[]): string =>
  names.map((name, index) => `  ['${name}', ${String(Number((values[index] ?? 0).toFixed(3)))}],`).join('\n');
writeFileSync(
  FILE,
  `import type { Evidence } from './evidence';
import type { ConfidenceFeatures } from './confidence-features';

/**
 * Fitted by \`npm run fit:answers\` on ${new Date().toISOString().slice(0, 10)} on the tuning half of the paraphrased questions; do not edit. The sum of the
 * weighed evidence is the logarithm of how likely a passage is among the others.
 */
export const evidenceWeights: readonly (readonly [keyof Evidence, number])[] = [
${rows(NAMES, weights)}
];

/** By how the best passages stand: the logarithm of the odds that they answer. */
export const confidenceWeights: readonly (readonly ['one' | keyof ConfidenceFeatures, number])[] = [
${rows(['one', ...STANDING], [confidence.intercept, ...confidence.weights])}
];
`,
);
