import { type PrintedLine, textOfLine } from './printed-line';

/** Points by which baselines of one row may differ, and the space between two columns in heights of letters. */
const SAME_ROW = 2;
const NARROWEST_GUTTER = 1;
/** Highest gap, in heights of letters: further down, something else begins. */
const HIGHEST_GAP = 2.5;
/** Cells of a table have fewer words. */
const FEWEST_WORDS = 4;

const wordsIn = (line: PrintedLine): number => textOfLine(line).trim().split(/\s+/).length;

const ENDS = /[.:;!?。][”’")\]]*$/;
const GOES_ON = /^[\p{Ll}(“"]/u;

const isProse = (column: readonly PrintedLine[]): boolean => column.some((line) => wordsIn(line) >= FEWEST_WORDS);

const runsOn = (column: readonly PrintedLine[]): boolean =>
  column.some((line, index) => {
    const next = column[index + 1];
    return next !== undefined && !ENDS.test(textOfLine(line).trim()) && GOES_ON.test(textOfLine(next).trim());
  });

interface Gutter {
  readonly from: number;
  readonly to: number;
}

/** The part of the gutter that lines leave empty; null if they leave none. */
const narrowed = (gutter: Gutter, lines: readonly PrintedLine[]): Gutter | null => {
  let { from, to } = gutter;
  for (const { left, right } of lines) {
    if (left >= from + 1) to = Math.min(to, left);
    else from = Math.max(from, right);
  }
  const size = lines[0]?.size ?? 0;
  return to - from >= NARROWEST_GUTTER * size ? { from, to } : null;
};

const rowsOf = (lines: readonly PrintedLine[]): readonly (readonly PrintedLine[])[] => {
  const rows: PrintedLine[][] = [];
  for (const line of [...lines].sort((a, b) => a.y - b.y)) {
    const open = rows.at(-1);
    if (open !== undefined && line.y - (open[0]?.y ?? 0) <= SAME_ROW) open.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
};

/** The gutter between the first two lines of a row. */
const gutterIn = ([first, second]: readonly PrintedLine[]): Gutter | null =>
  first === undefined || second === undefined
    ? null
    : narrowed({ from: first.right, to: second.left }, [first, second]);

interface Lines {
  readonly kind: 'lines';
  readonly lines: readonly PrintedLine[];
}

/** Two columns of a few lines each, side by side. */
interface Columns {
  readonly kind: 'columns';
  readonly left: readonly PrintedLine[];
  readonly right: readonly PrintedLine[];
}

interface Run {
  readonly rows: number;
  /** Null if the rows are those of a table, or a single one. */
  readonly columns: Columns | null;
}

/** The rows from one on that leave a gutter between two columns. */
const runFrom = (rows: readonly (readonly PrintedLine[])[], start: number): Run => {
  const first = gutterIn(rows[start] ?? []);
  if (first === null) return { rows: 1, columns: null };
  let gutter: Gutter = first;
  const lines: PrintedLine[] = [...(rows[start] ?? [])];
  let end = start + 1;
  for (; end < rows.length; end++) {
    const row = rows[end] ?? [];
    const gap = (row[0]?.y ?? 0) - (lines.at(-1)?.y ?? 0);
    const next: Gutter | null = gap > HIGHEST_GAP * (row[0]?.size ?? 0) ? null : narrowed(gutter, row);
    if (next === null) break;
    gutter = next;
    for (const line of row) lines.push(line);
  }
  const { from } = gutter;
  const [left, right] = [lines.filter((line) => line.right <= from), lines.filter((line) => line.right > from)];
  const columns = [left, right];
  const areColumns = columns.every((column) => column.length > 1 && isProse(column)) && columns.some(runsOn);
  return { rows: end - start, columns: areColumns ? { kind: 'columns', left, right } : null };
};

/** Lines from above, those of short columns together. */
export const withShortColumns = (lines: readonly PrintedLine[]): readonly (Lines | Columns)[] => {
  const rows = rowsOf(lines);
  const read: (Lines | Columns)[] = [];
  for (let start = 0; start < rows.length;) {
    const { rows: count, columns } = runFrom(rows, start);
    read.push(columns ?? { kind: 'lines', lines: rows.slice(start, start + count).flat() });
    start += count;
  }
  return read;
};
