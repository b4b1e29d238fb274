import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '#kernel/grouping';
import { criterionNames } from '#modules/research/pipeline/ranking/criteria';
import { labelledDocuments, type LabelledDocument, type LabelledSentence } from './labelled-sentences';
import { fitted, type Example } from './logistic';

const FILE = join(__dirname, '../../../backend/src/modules/research/pipeline/ranking/fitted-weights.ts');

/** Draws weights to zero, for each page. */
const PENALTY = 0.01;
/** What a sentence above the floor that tells nothing counts, against one below it that tells the event. */
const NOTHING = 1.15;
/** Mean scores of sentences that tell the event and of those that tell nothing; ledgers hold claims' appeal on this scale. */
const MEANS = { tells: 4.8, nothing: -1 };

type Weights = readonly number[];

const dot = (weights: Weights, values: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/** A sentence that tells the event is better than any other of its page; each page counts once, however long it is. */
const pairsIn = ({ sentences }: LabelledDocument): readonly Example[] => {
  const pairs = sentences
    .filter(({ label }) => label === 2)
    .flatMap((better) => sentences.filter(({ label }) => label < 2).map((worse) => ({ better, worse })));
  const minus = (one: LabelledSentence, other: LabelledSentence): readonly number[] =>
    one.values.map((value, at) => value - (other.values[at] ?? 0));
  return pairs.flatMap(({ better, worse }) => [
    { features: minus(better, worse), on: true, worth: 0.5 / pairs.length },
    { features: minus(worse, better), on: false, worth: 0.5 / pairs.length },
  ]);
};

/** A sentence that tells the event belongs above the floor, one that tells nothing below it. */
const sidesIn = ({ sentences }: LabelledDocument, weights: Weights): readonly Example[] =>
  [2, 0].flatMap((label) => {
    const those = sentences.filter((each) => each.label === label);
    const worth = (label === 0 ? NOTHING : 1) / those.length;
    return those.map(({ values }) => ({ features: [dot(weights, values)], on: label === 2, worth }));
  });

interface Scores {
  readonly base: number;
  readonly weights: Weights;
  /** From which on a sentence rather tells the event than nothing. */
  readonly floor: number;
}

const scoreIn = ({ base, weights }: Scores, { values }: LabelledSentence): number => base + dot(weights, values);

const fit = (documents: readonly LabelledDocument[]): Scores => {
  const ordered = documents.filter(({ set }) => set !== 'operative');
  const pairs = ordered.flatMap(pairsIn);
  const { weights: raw } = fitted(pairs, PENALTY * pairs.reduce((sum, { worth = 1 }) => sum + worth, 0));
  const { weights, intercept } = fitted(
    ordered.flatMap((each) => sidesIn(each, raw)),
    0,
  );
  const zero = -intercept / (weights[0] ?? 1);
  const meanOf = (label: number): number => {
    const those = ordered.flatMap(({ sentences }) => sentences.filter((each) => each.label === label));
    return those.reduce((sum, { values }) => sum + dot(raw, values), 0) / those.length;
  };
  const scale = (MEANS.tells - MEANS.nothing) / (meanOf(2) - meanOf(0));
  const base = MEANS.nothing - meanOf(0) * scale;
  return { base, weights: raw.map((weight) => weight * scale), floor: base + zero * scale };
};

/** How many pages with and without something to tell are told, and by what. */
const report = (title: string, documents: readonly LabelledDocument[], scores: Scores): void => {
  const best = documents.map(({ sentences }) => {
    const [first] = [...sentences].sort((one, other) => scoreIn(scores, other) - scoreIn(scores, one));
    const news = sentences.some(({ label }) => label === 2);
    return { news, label: first !== undefined && scoreIn(scores, first) >= scores.floor ? first.label : null };
  });
  const count = (news: boolean, label?: number | null): string =>
    String(best.filter((each) => each.news === news && (label === undefined || each.label === label)).length);
  process.stdout.write(
    `${title.padEnd(20)} ${count(true).padStart(3)} pages: ${count(true, 2)} told, ${count(true, 1)} in part, ${count(true, 0)} wrongly, ${count(true, null)} untold; ${count(false)} without news: ${count(false, null)} untold\n`,
  );
};

const source = ({ base, weights, floor }: Scores, told: string): string => {
  const rows = criterionNames.map((name, at) => `    '${name}': ${(weights[at] ?? 0).toFixed(2)},`).join('\n');
  return `import type { CriterionName } from './criteria';

/** Made by \`npm run fit:ranking\`: ${told} Not to be edited by hand. */
export const fitted: {
  readonly base: number;
  readonly weights: Readonly<Record<CriterionName, number>>;
  /** From which score on a sentence rather tells the event than nothing. */
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

/** Fits the weights of ranking on one half of the labelled pages, reports on the other, and writes them. */
const main = (): void => {
  const documents = labelledDocuments();
  const fittedOn = documents.filter(({ half }) => half === 'fitted');
  const reportedOn = documents.filter(({ half }) => half === 'reported');
  const scores = fit(fittedOn);
  report('fitted on', fittedOn, scores);
  report('reported', reportedOn, scores);
  for (const [set, those] of groupBy(reportedOn, (each) => each.set)) report(`  ${set}`, those, scores);
  writeFileSync(FILE, source(scores, `fitted on ${fittedOn.length} pages, reported on ${reportedOn.length}.`));
};

main();
