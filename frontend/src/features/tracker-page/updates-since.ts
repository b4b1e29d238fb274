import type { Line, Update } from '#features/trackers/api/tracker';
import { byKind } from './news-order';

/** The updates after a time; none without one. */
export const updatesSince = (updates: readonly Update[], since: string | null): readonly Update[] =>
  since === null ? [] : updates.filter(({ created_at }) => Date.parse(created_at) > Date.parse(since));

/** The lines of updates by their text, by which the overview marks them. */
export const linesByText = (updates: readonly Update[]): ReadonlyMap<string, Line> =>
  new Map(updates.flatMap(({ lines }) => lines.map((line) => [line.text, line])));

/** Maximum number of lines at the top of the page; the updates below have the others. */
const MAX_SHOWN = 7;

interface NewsLine {
  readonly line: Line;
  readonly update: Update;
}

/** The lines at the top of the page, and how many are left. */
export const newsLines = (
  news: readonly Update[],
): { readonly shown: readonly NewsLine[]; readonly hiddenCount: number } => {
  const lines = news.flatMap((update) => update.lines.map((line) => ({ line, update })));
  const shown = lines.sort((one, other) => byKind(one.line, other.line)).slice(0, MAX_SHOWN);
  return { shown, hiddenCount: lines.length - shown.length };
};

/** The updates of which every line is at the top of the page. */
export const wholeAtTop = (news: readonly Update[]): ReadonlySet<Update> => {
  const { shown } = newsLines(news);
  return new Set(
    news.filter((update) => update.lines.length === shown.filter((each) => each.update === update).length),
  );
};
