/** The values that a part of a message gives for a field; `null` if it mentions the field without a clear value. */
export type Candidates<Value> = readonly (Value | null)[];

/** Whether a message gives different values for a field. */
export const isDivided = <Value>(candidates: Candidates<Value>): boolean =>
  new Set(candidates.map((candidate) => JSON.stringify(candidate))).size > 1;

/** The value of a field if all parts of the message agree on it; null if none gives one or two differ. */
export const agreed = <Value>(candidates: Candidates<Value>): Value | null => {
  const [first = null] = candidates;
  return isDivided(candidates) ? null : first;
};

/** Whether a message mentions a field without giving it one clear value. */
export const leavesOpen = <Value>(candidates: Candidates<Value>, value: Value | null): boolean =>
  candidates.length > 0 && value === null;
