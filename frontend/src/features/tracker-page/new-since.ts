import type { Line, Update } from '#features/trackers/api/tracker';

/** The updates after a time; none without one. */
export const updatesSince = (updates: readonly Update[], since: string | null): readonly Update[] =>
  since === null ? [] : updates.filter(({ created_at }) => Date.parse(created_at) > Date.parse(since));

/** The lines of updates by their text, by which the overview marks them. */
export const linesByText = (updates: readonly Update[]): ReadonlyMap<string, Line> =>
  new Map(updates.flatMap(({ lines }) => lines.map((line) => [line.text, line])));
