import type { Line } from '#features/trackers/api/tracker';

const weights: Readonly<Record<Line['kind'], number>> = { contradicted: 0, changed: 1, new: 2 };

/** What has ended before what has changed, and both before what is new. */
export const byKind = (one: Pick<Line, 'kind'>, other: Pick<Line, 'kind'>): number =>
  weights[one.kind] - weights[other.kind];
