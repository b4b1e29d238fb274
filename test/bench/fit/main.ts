/* Fits the weights by which a page is found on a topic or not, and writes them with the date. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { featureNames } from '#engine/gate/features';
import { RELEVANT } from '#engine/gate/gate';
import { fitted, type Fitted } from './logistic';
import { mentionFeatureNames } from '#engine/gate/mention-features';
import { namedExamples } from './named-examples';
import { examples, ownPages } from './topic-examples';

const FILE = resolve(__dirname, '../../../backend/src/engine/gate/weights');
const PENALTY = 1;
/** How often the trackers learn anew from what they take by the weights of the round before. */
const ROUNDS = 4;
/** Likelihood from which a page is taken: with less, more of what is learned is wrong. */
const TAKEN = 0.6;

const logit = (p: number): number => Math.log(p / (1 - p));

/** Moved so that `RELEVANT` is where a page is taken. */
const shifted = ({ weights, intercept }: Fitted): Fitted => ({
  weights,
  intercept: intercept + logit(RELEVANT) - logit(TAKEN),
});

const taughtBy = (model: Fitted | null) =>
  examples(model === null ? null : shifted(model)).filter(({ isTaught }) => isTaught);

const byLabels = taughtBy(null);
let model = fitted(byLabels, PENALTY);
for (let round = 0; round < ROUNDS; round++) model = fitted([...byLabels, ...taughtBy(model)], PENALTY);

const own = ownPages(shifted(model));
const taken = own.filter(({ isTaken }) => isTaken);
const right = taken.filter(({ on }) => on).length;
const recall = (right / own.filter(({ on }) => on).length).toFixed(2);
const precision = (right / taken.length).toFixed(2);

const { intercept } = shifted(model);
const lines = featureNames.map(
  (name, index) => `  ['${name}', ${String(Number((model.weights[index] ?? 0).toFixed(3)))}],`,
);
writeFileSync(
  FILE,
  `/**
 * Weights of the features in their order, fitted by \`npm run fit:topic\` on ${new Date().toISOString().slice(0, 10)} on the seen halves of the labelled topics; do not edit.
 * On those topics' own pages: recall ${recall}, precision ${precision}.
 */
const weighed: readonly (readonly [string, number])[] = [
${lines.join('\n')}
];
export const weights: readonly number[] = weighed.map(([, weight]) => weight);

/** Added to their sum, so that ${String(RELEVANT)} is where a page is taken. */
export const intercept = ${intercept.toFixed(3)};
`,
);
process.stdout.write(`recall ${recall} precision ${precision}\n`);

const NAMED_FILE = resolve(__dirname, '../../../backend/src/engine/gate/mention-weights');
const NAMED_PENALTY = 0.1;
/** Likelihood from which a page is taken by a name: two in a hundred near neighbours of the pairs. */
const NAMED_TAKEN = 0.14;

const named = namedExamples();
const byName = fitted(named, NAMED_PENALTY);
const namedLines = mentionFeatureNames.map(
  (name, index) => `  ['${name}', ${String(Number((byName.weights[index] ?? 0).toFixed(3)))}],`,
);
writeFileSync(
  NAMED_FILE,
  `/**
 * Weights of the features in their order, fitted by \`npm run fit:topic\` on ${new Date().toISOString().slice(0, 10)} on ${String(named.filter(({ on }) => on).length)} pages on
 * a topic and ${String(named.filter(({ on }) => !on).length)} others, near neighbours nearly all; do not edit.
 */
const weighed: readonly (readonly [string, number])[] = [
${namedLines.join('\n')}
];
export const mentionWeights: readonly number[] = weighed.map(([, weight]) => weight);

/** Added to their sum, so that ${String(RELEVANT)} is where a page is taken. */
export const mentionIntercept = ${(byName.intercept + logit(RELEVANT) - logit(NAMED_TAKEN)).toFixed(3)};
`,
);
