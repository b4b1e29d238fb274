/** The meaning of a text as a model represents it; a vector of length 1. */
export type Vector = Float32Array;

export const likenessOfVectors = (a: Vector, b: Vector): number => {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
};
