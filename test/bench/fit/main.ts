/* Fits the weights by which a page is found on a topic or not, and writes them with the date. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mentionFeatureNames, topicFeatureNames } from '#engine/gate/features';
import { RELEVANT } from '#engine/gate/gate';
import { fitted, type Fitted } from './logistic';
import { namedExamples } from './named-examples';
import { examples, ownPages } from './topic-examples';

const FILE = resolve(__dirname, '../../../backend/src/engine/gate/weights.json');
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

process.stdout.write(`recall ${recall} precision ${precision}\n`);

const NAMED_PENALTY = 0.1;
/** Likelihood from which a page is taken by a name: two in a hundred near neighbours of the pairs. */
const NAMED_TAKEN = 0.14;

const named = namedExamples();
const byName = fitted(named, NAMED_PENALTY);
const rounded = (value: number): number => Number(value.toFixed(3));

/** As `features.ts` reads it, with the names of the features in their order. */
const written = (fittedOn: string, names: readonly string[], { weights, intercept }: Fitted) => ({
  fitted: `On ${new Date().toISOString().slice(0, 10)} on ${fittedOn}.`,
  weights: Object.fromEntries(names.map((name, index) => [name, rounded(weights[index] ?? 0)])),
  intercept: rounded(intercept),
});

const onTopic = named.filter(({ on }) => on).length;
const parts = {
  topic: written(
    `the seen halves of the labelled topics. On those topics' own pages: recall ${recall}, precision ${precision}`,
    topicFeatureNames,
    shifted(model),
  ),
  mention: written(
    `${String(onTopic)} pages on a topic and ${String(named.length - onTopic)} others, near neighbours nearly all`,
    mentionFeatureNames,
    { ...byName, intercept: byName.intercept + logit(RELEVANT) - logit(NAMED_TAKEN) },
  ),
};
writeFileSync(FILE, `${JSON.stringify(parts, null, 2)}\n`);
