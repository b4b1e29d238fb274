import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '#kernel/grouping';
import { criterionNames } from '#modules/research/pipeline/ranking/criteria';
import { labelledDocuments, type LabelledDocument, type LabelledSentence } from './labelled-sentences';
import { fitPairs, type Pair } from './logistic';

const FILE = join(__dirname, '../../../backend/src/modules/research/pipeline/ranking/fitted-weights.ts');

const RIDGE = 0.03;

/** Means to which the scores of sentences that tell the event and of those that tell nothing are scaled, as floors.ts has them. */
const MEANS = { tells: 4.8, nothing: -1 };

const dot = (weights: readonly number[], { values }: LabelledSentence): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/** Each page counts once, however long it is. */
const pairsIn = (documents: readonly LabelledDocument[]): readonly Pair[] =>
  documents.flatMap(({ sentences }) => {
    const pairs = sentences.flatMap((better) =>
      sentences
        .filter((worse) => worse.label < better.label)
        .map((worse) => ({ better: better.values, worse: worse.values })),
    );
    return pairs.map((pair) => ({ ...pair, weight: 1 / pairs.length }));
  });

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const headlineOf = ({ sentences }: LabelledDocument, weights: readonly number[]): LabelledSentence | undefined =>
  [...sentences].sort((one, other) => dot(weights, other) - dot(weights, one))[0];

/** How many headlines tell the event, a part of it, and nothing. */
const report = (title: string, documents: readonly LabelledDocument[], weights: readonly number[]): void => {
  const labels = documents.map((document) => headlineOf(document, weights)?.label);
  const count = (label: number): number => labels.filter((each) => each === label).length;
  process.stdout.write(
    `${title.padEnd(20)} ${String(documents.length).padStart(3)} pages: ${count(2)} tell, ${count(1)} partly, ${count(0)} nothing\n`,
  );
};

const source = (weights: readonly number[], base: number, told: string): string => {
  const rows = criterionNames.map((name, at) => `    '${name}': ${(weights[at] ?? 0).toFixed(2)},`).join('\n');
  return `import type { CriterionName } from './criteria';

/** Made by \`npm run fit:ranking\`: ${told} Not to be edited by hand. */
export const fitted: { readonly base: number; readonly weights: Readonly<Record<CriterionName, number>> } = {
  base: ${base.toFixed(2)},
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
  const raw = fitPairs(pairsIn(fittedOn), RIDGE);
  const scores = (label: number): readonly number[] =>
    fittedOn.flatMap(({ sentences }) => sentences.filter((each) => each.label === label).map((each) => dot(raw, each)));
  const [tells, nothing] = [meanOf(scores(2)), meanOf(scores(0))];
  const scale = (MEANS.tells - MEANS.nothing) / (tells - nothing);
  const weights = raw.map((weight) => weight * scale);
  report('fitted on', fittedOn, weights);
  report('reported', reportedOn, weights);
  for (const [set, those] of groupBy(reportedOn, (each) => each.set)) report(`  ${set}`, those, weights);
  const told = `fitted on ${fittedOn.length} pages, reported on ${reportedOn.length}.`;
  writeFileSync(FILE, source(weights, MEANS.nothing - nothing * scale, told));
};

main();
