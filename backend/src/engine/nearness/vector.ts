/** The meaning of a text as a model represents it; a vector of length 1. */
export type Vector = Float32Array;

export const likeness = (a: Vector, b: Vector): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};
