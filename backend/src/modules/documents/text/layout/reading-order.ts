import type { PrintedLine } from './printed-line';
import { withShortColumns } from './short-columns';

/** Lines on each side of a gutter, and the part of the page’s width that the widest of them has. */
const FEWEST_LINES = 5;
const NARROWEST_COLUMN = 0.25;
/** The part of the lines that may cross a gutter: titles, tables. */
const MAX_CROSSING = 0.25;
/** Points between two places that are tried for a gutter. */
const STEP = 3;
const DEEPEST = 3;

const downwards = (lines: readonly PrintedLine[]): readonly PrintedLine[] =>
  [...lines].sort((a, b) => (Math.abs(a.y - b.y) < 2 ? a.left - b.left : a.y - b.y));

const widest = (lines: readonly PrintedLine[]): number => Math.max(...lines.map(({ left, right }) => right - left));

const crosses = ({ left, right }: PrintedLine, x: number): boolean => left < x - 1 && right > x + 1;

/** The x at which one column ends and the next begins; null if there is only one. */
export const gutterOf = (lines: readonly PrintedLine[]): number | null => {
  if (lines.length < 2 * FEWEST_LINES) return null;
  const from = Math.min(...lines.map(({ left }) => left));
  const to = Math.max(...lines.map(({ right }) => right));
  const width = to - from;
  let best: { readonly x: number; readonly crossing: number } | null = null;
  for (let x = from + NARROWEST_COLUMN * width; x < to - NARROWEST_COLUMN * width; x += STEP) {
    const crossing = lines.filter((line) => crosses(line, x)).length;
    if (crossing > MAX_CROSSING * lines.length || (best !== null && crossing >= best.crossing)) continue;
    const left = lines.filter(({ right }) => right <= x + 1);
    const right = lines.filter((line) => line.left >= x - 1);
    const areColumns = [left, right].every(
      (side) => side.length >= FEWEST_LINES && widest(side) >= NARROWEST_COLUMN * width,
    );
    if (areColumns) best = { x, crossing };
  }
  return best?.x ?? null;
};

const inOrder = (lines: readonly PrintedLine[], depth: number): readonly PrintedLine[] => {
  const gutter = depth < DEEPEST ? gutterOf(lines) : null;
  if (gutter === null) {
    if (depth >= DEEPEST) return downwards(lines);
    return withShortColumns(lines).flatMap((part) =>
      part.kind === 'lines' ? part.lines : [...inOrder(part.left, depth + 1), ...inOrder(part.right, depth + 1)],
    );
  }
  const ordered: PrintedLine[] = [];
  let columns: PrintedLine[] = [];
  const readColumns = (): void => {
    ordered.push(
      ...inOrder(
        columns.filter(({ right }) => right <= gutter + 1),
        depth + 1,
      ),
      ...inOrder(
        columns.filter(({ right }) => right > gutter + 1),
        depth + 1,
      ),
    );
    columns = [];
  };
  for (const line of downwards(lines)) {
    if (crosses(line, gutter)) {
      readColumns();
      ordered.push(line);
    } else columns.push(line);
  }
  readColumns();
  return ordered;
};

/** A page’s lines as they are read: columns one after the other, between the lines that run across them. */
export const inReadingOrder = (lines: readonly PrintedLine[]): readonly PrintedLine[] => inOrder(lines, 0);
