/* Fits the weights and the floor of ranking on one half of the labelled pages, reports on the other, and writes them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { criteria, criterionNames } from '#modules/research/pipeline/ranking/criteria';
import { rankedFeatures } from '#modules/research/pipeline/ranking/headline';
import { labelledPages, verdictOn, type LabelledPage } from '../../corpus/proof/overview-sentences';
import { fitted, softmax, type Choice } from './logistic';

const FILE = join(__dirname, '../../../backend/src/modules/research/pipeline/ranking/fitted-weights.ts');

/** Draws weights to zero, for each page. */
const PENALTY = 0.004;
/** How much of an editor's choice a sentence has. */
const WORTH = { best: 1, good: 0.3, wrong: 0 };
/** What a line that an editor would send back costs a reader, against a page that is not told. */
const SENT_BACK = 2;
/** Mean and deviation of the scores of what pages are told by: ledgers hold claims' appeal on this scale. */
const TOLD = { mean: 5.6, deviation: 2.4 };

interface LabelledSentence {
  readonly label: 'best' | 'good' | 'wrong';
  /** Values of the criteria, in their order. */
  readonly values: readonly number[];
}

interface LabelledDocument {
  readonly set: string;
  readonly half: LabelledPage['half'];
  /** Whether it has nothing worth a line. */
  readonly none: boolean;
  /** Those that may be told. */
  readonly sentences: readonly LabelledSentence[];
}

const labelled = ({ label, half, context }: LabelledPage): LabelledDocument => ({
  set: label.set,
  half,
  none: label.none === true,
  sentences: rankedFeatures(context).map((features) => ({
    label: verdictOn(label, features.sentence.text),
    values: criterionNames.map((name) => Number(criteria[name].of(features))),
  })),
});

interface Scores {
  readonly base: number;
  readonly weights: readonly number[];
  /** From which on a page's best sentence is rather shown than sent back. */
  readonly floor: number;
}

const scoreIn = ({ base, weights }: Pick<Scores, 'base' | 'weights'>, { values }: LabelledSentence): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), base);

/** The sentence with the highest score; undefined if none may be told. */
const firstOf = (scores: Pick<Scores, 'base' | 'weights'>, { sentences }: LabelledDocument) =>
  sentences
    .map((sentence) => ({ ...sentence, score: scoreIn(scores, sentence) }))
    .sort((one, other) => other.score - one.score)[0];

/** An editor's choice among the sentences of a page; null if there was none. */
const choiceOf = ({ sentences }: LabelledDocument): Choice | null => {
  const worth = sentences.map(({ label }) => WORTH[label]);
  const all = worth.reduce<number>((sum, each) => sum + each, 0);
  if (all === 0) return null;
  return { options: sentences.map(({ values }) => values), shares: worth.map((each) => each / all) };
};

const fit = (documents: readonly LabelledDocument[]): Scores => {
  const raw = {
    base: 0,
    weights: softmax(
      documents.flatMap((each) => choiceOf(each) ?? []),
      PENALTY,
    ),
  };
  const firsts = documents.flatMap((each) => firstOf(raw, each) ?? []);
  const mean = firsts.reduce((sum, { score }) => sum + score, 0) / firsts.length;
  const variance = firsts.reduce((sum, { score }) => sum + (score - mean) ** 2, 0) / firsts.length;
  const scale = TOLD.deviation / Math.sqrt(variance);
  const base = TOLD.mean - mean * scale;
  const scaled = { base, weights: raw.weights.map((weight) => weight * scale) };
  const { weights, intercept } = fitted(
    firsts.map(({ score, label }) => ({
      features: [base + score * scale],
      on: label !== 'wrong',
      worth: label === 'wrong' ? SENT_BACK : 1,
    })),
    0,
  );
  return { ...scaled, floor: -intercept / (weights[0] ?? 1) };
};

const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['corpus', ['corpus']],
  ['other publishers', ['others']],
  ['six languages', ['de', 'fr', 'es', 'pt', 'it', 'nl']],
  ['Timeline17', ['bpoil', 'Finan', 'LibyaWar', 'MJ']],
];

/** How many pages with and without something to show are told, and by what, as a row of a table. */
const rowOf = (title: string, documents: readonly LabelledDocument[], scores: Scores): string => {
  const told = documents.map((document) => {
    const first = firstOf(scores, document);
    const label = first !== undefined && first.score >= scores.floor ? first.label : 'untold';
    return { none: document.none, label };
  });
  const some = told.filter(({ none }) => !none);
  const none = told.filter((each) => each.none);
  const count = (label: string): number => some.filter((each) => each.label === label).length;
  const untold = none.filter(({ label }) => label === 'untold').length;
  const best = count('best');
  return `| ${[title, some.length, best, best + count('good'), count('wrong'), count('untold'), `${untold} of ${none.length}`].join(' | ')} |`;
};

const table = (documents: readonly LabelledDocument[], scores: Scores): string =>
  (['fitted', 'reported'] as const)
    .flatMap((half) => {
      const those = documents.filter((each) => each.half === half);
      const ofSets = GROUPS.map(([name, sets]) =>
        rowOf(
          `${half}: ${name}`,
          those.filter(({ set }) => sets.includes(set)),
          scores,
        ),
      );
      return [rowOf(half, those, scores), ...ofSets];
    })
    .join('\n');

const source = ({ base, weights, floor }: Scores, pages: string): string => {
  const rows = criterionNames.map((name, at) => `    '${name}': ${(weights[at] ?? 0).toFixed(2)},`).join('\n');
  return `import type { CriterionName } from './criteria';

/** Made by \`npm run fit:ranking\`: ${pages} Not to be edited by hand. */
export const fitted: {
  readonly base: number;
  readonly weights: Readonly<Record<CriterionName, number>>;
  /** From which score on a page's best sentence is rather shown than sent back. */
  readonly floor: number;
} = {
  base: ${base.toFixed(2)},
  floor: ${floor.toFixed(2)},
  weights: {
${rows}
  },
};
`;
};

const { TIMELINES } = process.env;
if (TIMELINES === undefined)
  throw new Error('TIMELINES: the folder of Timeline17, of which a third of the labelled pages are');
const documents = labelledPages().map(labelled);
const ofHalf = (half: LabelledDocument['half']) => documents.filter((each) => each.half === half);
const scores = fit(ofHalf('fitted'));
const heading =
  '| half: set | pages | best | best or good | wrong | untold | without a line: untold |\n| - | - | - | - | - | - | - |';
process.stdout.write(`${heading}\n${table(documents, scores)}\n`);
writeFileSync(
  FILE,
  source(scores, `fitted on ${ofHalf('fitted').length} pages, reported on ${ofHalf('reported').length}.`),
);
