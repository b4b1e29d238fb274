import type { Line, TrackerSource } from '#features/trackers/api/tracker';

const weights: Readonly<Record<Line['kind'], number>> = { contradicted: 0, changed: 1, new: 2 };

/** What has ended before what has changed, and both before what is new. */
export const byKind = (one: Pick<Line, 'kind'>, other: Pick<Line, 'kind'>): number =>
  weights[one.kind] - weights[other.kind];

const getDay = ({ source }: Line, sources: readonly TrackerSource[]): string =>
  sources[(source ?? 0) - 1]?.published_on ?? '';

/** Compares lines by kind; among equals the newest is first, and those without a date are last. */
export const byWeight =
  (sources: readonly TrackerSource[]) =>
  (one: Line, other: Line): number =>
    byKind(one, other) || getDay(other, sources).localeCompare(getDay(one, sources));
