import { type PrintedPiece, lineOf, textOfLine } from './printed-line';
import type { RuledLine } from './struck';
import { type AlignedLines, type Baseline, type AcrossPage, mergedStretches } from './table-lines';

/** Lines of a table that are one row, and the text in each column; empty where there is none. */
export interface LinesOfRow {
  readonly lines: readonly Baseline[];
  readonly cells: readonly string[];
}

/** The amount in a cell, perhaps with a sign, a currency or a unit. */
const FIGURE =
  /^[(+−–-]?\s?(?:\p{Sc}|[A-Z]{3} ?)?\s?[(+−–-]?\d[\d.,'’\s/]*(?:\s?(?:%|\p{Sc}|\p{L}{1,10}\.?))?\)?[*†‡]?$/u;

export const isFigureCell = (cell: string): boolean => FIGURE.test(cell);
export const startsInLowerCase = (cell: string): boolean => /^\p{Ll}/u.test(cell);

const inColumn =
  ({ left, right }: AcrossPage) =>
  (piece: PrintedPiece): boolean =>
    piece.left < right && piece.right > left;

const textIn = (line: Baseline, column: AcrossPage): string => {
  const found = lineOf(line.pieces.filter(inColumn(column)));
  return found === null ? '' : textOfLine(found).replace(/\s+/g, ' ').trim();
};

export const rowOf = (lines: readonly Baseline[], columns: readonly AcrossPage[]): LinesOfRow => ({
  lines,
  cells: columns.map((column) =>
    lines
      .map((line) => textIn(line, column))
      .filter((text) => text !== '')
      .join(' '),
  ),
});

/** Points that lines may be apart which are drawn as one, and times that lines of two rows are further apart. */
const ACROSS = 3;
const CLEARLY_WIDER = 1.2;
/** Height of the middle of letters above their baseline. */
const MIDDLE = 0.3;
/** A line above the first row and one below the header divide less than this many rows. */
const FEWEST_DIVIDED = 3;

const steps = (lines: readonly Baseline[]): readonly number[] =>
  lines.slice(1).map(({ y }, index) => y - (lines[index]?.y ?? y));

/** The widest of the steps from line to line within a row, where they are of two kinds; 0 if they are not. */
const stepWithinRow = (lines: readonly Baseline[]): number => {
  const sorted = [...steps(lines)].sort((a, b) => a - b);
  let [limit, widest] = [0, CLEARLY_WIDER];
  for (const [index, step] of sorted.entries()) {
    const ratio = (sorted[index + 1] ?? 0) / step;
    if (ratio >= widest) [limit, widest] = [step, ratio];
  }
  return limit;
};

/** Whether a column of figures has two of them in one group of lines, which is then no row. */
const haveSeveralFigures = (
  groups: readonly (readonly Baseline[])[],
  columns: readonly AcrossPage[],
  ofFigures: readonly number[],
): boolean =>
  groups.some((group) =>
    columns.some(
      (column, at) => ofFigures.includes(at) && group.filter((line) => isFigureCell(textIn(line, column))).length > 1,
    ),
  );

/** The lines of each row by their distance; null if that does not divide them into rows. */
export const rowsByDistance = (
  { lines, columns }: AlignedLines,
  ofFigures: readonly number[],
): readonly LinesOfRow[] | null => {
  const limit = stepWithinRow(lines);
  if (limit === 0) return null;
  const groups: Baseline[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && line.y - last.y <= limit) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return haveSeveralFigures(groups, columns, ofFigures) ? null : groups.map((group) => rowOf(group, columns));
};

export const isOnlyLabel = ({ cells: [label = '', ...others] }: LinesOfRow): boolean =>
  label !== '' && others.every((cell) => cell === '');

/** Whether a row continues the one before it: the rest of its label, or of its texts. */
const continues = (row: LinesOfRow, before: LinesOfRow): boolean => {
  const [label = '', ...others] = row.cells;
  if (label === '') return others.every((cell) => !isFigureCell(cell));
  return startsInLowerCase(label) && (isOnlyLabel(row) || isOnlyLabel(before));
};

/** Rows at equal distances, with the lines that only continue a row. */
export const withContinuations = (
  rows: readonly LinesOfRow[],
  columns: readonly AcrossPage[],
): readonly LinesOfRow[] => {
  const found: LinesOfRow[] = [];
  for (const row of rows) {
    const before = found.at(-1);
    if (before !== undefined && continues(row, before))
      found.splice(-1, 1, rowOf([...before.lines, ...row.lines], columns));
    else found.push(row);
  }
  return found;
};

/** Rows between drawn lines that run across the table; null where these do not divide it into rows. */
export const rowsBetweenRules = (
  { lines, columns }: AlignedLines,
  rules: readonly RuledLine[],
  ofFigures: readonly number[],
): readonly LinesOfRow[] | null => {
  const [left, right] = [columns[0]?.left ?? 0, columns.at(-1)?.right ?? 0];
  const heights = [...new Set(rules.map(({ y }) => Math.round(y)))].filter((height) => {
    const drawn = rules.filter((rule) => Math.abs(rule.y - height) <= 1);
    return mergedStretches(drawn, ACROSS).some((line) => line.left <= left && line.right >= right);
  });
  const groups: Baseline[][] = [];
  let last = -1;
  for (const line of lines) {
    const above = heights.filter((height) => height < line.y - MIDDLE * line.size).length;
    if (above === last) groups.at(-1)?.push(line);
    else groups.push([line]);
    last = above;
  }
  const between = Math.min(...steps(groups.flatMap((group) => group.slice(0, 1))));
  const isApart = groups.every((group) => steps(group).every((step) => step * CLEARLY_WIDER <= between));
  const areRows = groups.length >= FEWEST_DIVIDED && isApart && !haveSeveralFigures(groups, columns, ofFigures);
  return areRows ? groups.map((group) => rowOf(group, columns)) : null;
};
