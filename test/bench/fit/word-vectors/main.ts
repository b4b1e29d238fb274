import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { contentStem } from '#text/words/stems';
import { withoutCommonDirections } from './common-directions';

/**
 * Makes `backend/src/text/words/english-word-vectors.json` from the GloVe vectors of 50 dimensions, commonest words first:
 *
 *   GLOVE=glove.6B.50d.txt npm run fit:vectors
 *
 * The vector of a stem is the mean of its words’, by how frequent they are.
 */
const TARGET = join(__dirname, '../../../../backend/src/text/words/english-word-vectors.json');

const STEMS = 14_000;
const WORDS = 120_000;
const DIMENSIONS = 50;
/** Directions that all words share more or less, and which say nothing of what they mean (Mu and Viswanath 2018). */
const COMMON = 6;
/** Frequency falls as rank rises. */
const OFFSET = 3;
const UNIT = 127;

interface Sum {
  readonly vector: Float64Array;
  frequency: number;
}

const sumsOfStems = async (file: string): Promise<ReadonlyMap<string, Sum>> => {
  const sums = new Map<string, Sum>();
  let rank = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [word = '', ...values] = line.split(' ');
    if (++rank > WORDS) break;
    const stem = /^[a-z]{2,}$/.test(word) ? contentStem(word, null) : '';
    if (stem === '' || (sums.size >= STEMS && !sums.has(stem))) continue;
    const sum = sums.get(stem) ?? { vector: new Float64Array(DIMENSIONS), frequency: 0 };
    const frequency = 1 / (rank + OFFSET);
    for (const [index, value] of values.entries())
      sum.vector[index] = (sum.vector[index] ?? 0) + frequency * Number(value);
    sum.frequency += frequency;
    sums.set(stem, sum);
  }
  return sums;
};

const main = async (): Promise<void> => {
  const { GLOVE } = process.env;
  if (GLOVE === undefined) throw new Error('Set GLOVE to the file of vectors.');
  const sums = [...(await sumsOfStems(GLOVE))].sort(([, a], [, b]) => b.frequency - a.frequency);
  const means = sums.map(([, { vector, frequency }]) => vector.map((value) => value / frequency));
  const bytes = withoutCommonDirections(means, COMMON).flatMap((vector) => {
    const length = Math.hypot(...vector);
    return Array.from(vector, (value) => Math.round((UNIT * value) / length));
  });
  const vectors = Buffer.from(Int8Array.from(bytes).buffer).toString('base64');
  const stems = sums.map(([stem]) => stem).join(' ');
  writeFileSync(TARGET, `${JSON.stringify({ stems, dimensions: DIMENSIONS, vectors }, null, 2)}\n`);
};

void main();
