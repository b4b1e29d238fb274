/** What a part of a message may mean: `null` where it says something of a field, but not what. */
export type Candidates<Value> = readonly (Value | null)[];

/** Whether a message says different things of a field. */
export const isDivided = <Value>(candidates: Candidates<Value>): boolean =>
  new Set(candidates.map((candidate) => JSON.stringify(candidate))).size > 1;

/** The value of a field if everything that stands for it in the message agrees; null if nothing does, or two things do. */
export const agreed = <Value>(candidates: Candidates<Value>): Value | null => {
  const [first = null] = candidates;
  return isDivided(candidates) ? null : first;
};

/** Whether something stands for a field, of which it is not clear what. */
export const leavesOpen = <Value>(candidates: Candidates<Value>, value: Value | null): boolean =>
  candidates.length > 0 && value === null;
