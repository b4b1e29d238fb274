/* Fits the weights by which messages are taken for emergencies, and writes them with the messages' features: `npm run fit:emergencies`. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { logistic } from '#kernel/logistic';
import {
  type Emergency,
  type EmergencyWeights,
  emergencyFeatures,
  windowsOf,
} from '#modules/conversations/emergencies/emergency-likelihoods';
import { type EmergencyExample, emergencyExamples } from '#test/corpus/diary/emergency-examples';

const FILE = resolve(__dirname, '../../../../backend/src/modules/conversations/emergencies/weights.json');

/** Features of fewer messages say more about these than about emergencies. */
const MIN_MESSAGES = 2;
const ROUNDS = 60;
const RATE = 0.5;
const INTERCEPT_RATE = 0.1;
const PENALTY = 10;
/** A missed emergency costs as much as this many false alarms. */
const MISSED = 12;
/** Weights nearer to nought than this are left out of the file. */
const NEGLIGIBLE = 0.1;

interface Featured {
  readonly example: EmergencyExample;
  /** Indices of the known features. */
  readonly known: readonly number[];
  /** Divides the sum, so that a long message counts no more than a short one. */
  readonly scale: number;
}

/** No part of a message that tells of no emergency tells of one. */
const partsOf = (example: EmergencyExample): readonly EmergencyExample[] =>
  example.label === 'none' ? windowsOf(example.said).map((said) => ({ ...example, said })) : [example];

const examples = emergencyExamples();
const all = examples.flatMap(partsOf).map((example) => ({ example, features: emergencyFeatures(example.said) }));

const messagesWith = new Map<string, number>();
for (const { said } of examples)
  for (const feature of emergencyFeatures(said)) messagesWith.set(feature, (messagesWith.get(feature) ?? 0) + 1);
const names = [...messagesWith].filter(([, count]) => count >= MIN_MESSAGES).map(([feature]) => feature);
const indexOf = new Map(names.map((feature, index) => [feature, index]));
const featured = all.map(({ example, features }): Featured => ({
  example,
  known: features.flatMap((feature) => indexOf.get(feature) ?? []),
  scale: 1 / Math.sqrt(Math.max(1, features.length)),
}));

/** Logistic regression by AdaGrad from nought, over sparse features, so that the same messages always give the same weights. */
const weightsOf = (kind: Emergency): EmergencyWeights => {
  const weights = new Float64Array(names.length);
  const slopes = new Float64Array(names.length).fill(1e-6);
  let intercept = 0;
  let interceptSlope = 1e-6;
  for (let round = 0; round < ROUNDS; round++)
    for (const { example, known, scale } of featured) {
      const isOn = example.label === kind;
      const sum = known.reduce((total, index) => total + (weights[index] ?? 0) * scale, intercept);
      const error = (logistic(sum) - (isOn ? 1 : 0)) * (isOn ? MISSED : 1);
      for (const index of known) {
        const weight = weights[index] ?? 0;
        const slope = error * scale + (PENALTY * weight) / featured.length;
        slopes[index] = (slopes[index] ?? 0) + slope * slope;
        weights[index] = weight - (RATE * slope) / Math.sqrt(slopes[index] ?? 1);
      }
      interceptSlope += error * error;
      intercept -= (INTERCEPT_RATE * error) / Math.sqrt(interceptSlope);
    }
  const kept = names.flatMap((feature, index) => {
    const weight = Math.round((weights[index] ?? 0) * 100) / 100;
    return Math.abs(weight) < NEGLIGIBLE ? [] : [[feature, weight] as const];
  });
  return {
    intercept: Math.round(intercept * 100) / 100,
    ofFeature: Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
};

writeFileSync(FILE, `${JSON.stringify({ body: weightsOf('body'), self_harm: weightsOf('self_harm') })}\n`);
process.stdout.write(`${examples.length} messages, ${names.length} features\n`);
