/** Rounds in which a direction is found to the precision of a byte. */
const ROUNDS = 60;

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
};

const without = (vectors: readonly Float64Array[], direction: Float64Array): readonly Float64Array[] =>
  vectors.map((vector) => {
    const part = dot(vector, direction);
    return vector.map((value, index) => value - part * (direction[index] ?? 0));
  });

const centred = (vectors: readonly Float64Array[]): readonly Float64Array[] => {
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (const [index, value] of vector.entries()) mean[index] = (mean[index] ?? 0) + value / vectors.length;
  return vectors.map((vector) => vector.map((value, index) => value - (mean[index] ?? 0)));
};

/** The direction in which vectors differ most, by power iteration. */
const widest = (vectors: readonly Float64Array[]): Float64Array => {
  let direction = new Float64Array(vectors[0]?.length ?? 0).map((_, index) => 1 + index / 100);
  for (let round = 0; round < ROUNDS; round++) {
    const sum = new Float64Array(direction.length);
    for (const vector of vectors) {
      const part = dot(vector, direction);
      for (const [index, value] of vector.entries()) sum[index] = (sum[index] ?? 0) + part * value;
    }
    const length = Math.hypot(...sum);
    direction = sum.map((value) => value / length);
  }
  return direction;
};

/** Vectors around their mean, without so many of the directions in which they differ most. */
export const withoutCommonDirections = (vectors: readonly Float64Array[], count: number): readonly Float64Array[] => {
  let rest = centred(vectors);
  for (let found = 0; found < count; found++) rest = without(rest, widest(rest));
  return rest;
};
