import { type TablePart, isEmptyCell } from '../table-part';
import { type PrintedLine, type PrintedPiece, printedLines } from './printed-line';
import { gutterOf } from './reading-order';
import type { RuledLine } from './struck';
import { type AlignedLines, type AcrossPage, alignedLines } from './table-lines';
import {
  type LinesOfRow,
  withContinuations,
  isFigureCell,
  isOnlyLabel,
  rowOf,
  rowsBetweenRules,
  rowsByDistance,
  startsInLowerCase,
} from './table-rows';

/** The rows of a table with its header, at least; text in pairs also has two columns. */
const FEWEST_ROWS = 2;
const FEWEST_PAIRS = 3;
/** Parts of the cells of a column. */
const MOSTLY = 0.5;
const RUNNING_ON = 0.34;
/** In words: labels are shorter, and the lines of a column of prose are longer. */
const LONGEST_LABEL = 8;
const SHORTEST_PROSE = 4;

const share = <Each>(all: readonly Each[], is: (each: Each) => boolean): number =>
  all.length === 0 ? 0 : all.filter(is).length / all.length;

const cellsOf = (rows: readonly LinesOfRow[], at: number): readonly string[] =>
  rows.map(({ cells }) => cells[at] ?? '').filter((cell) => !isEmptyCell(cell));

const hasFigures = (cells: readonly string[]): boolean =>
  cells.filter(isFigureCell).length > 1 && share(cells, isFigureCell) >= MOSTLY;

const wordsIn = (cell: string): number => cell.split(' ').length;

/** Whether the cells of a column are lines of running text. */
const isProse = (cells: readonly string[]): boolean =>
  share(cells, startsInLowerCase) >= RUNNING_ON && share(cells, (cell) => wordsIn(cell) >= SHORTEST_PROSE) >= MOSTLY;

const areLabels = (cells: readonly string[]): boolean =>
  !isProse(cells) && share(cells, (cell) => wordsIn(cell) > LONGEST_LABEL) < MOSTLY;

const YEAR = /(?<!\d)(?:19|20)\d{2}(?:[/–-]\d{2,4})?(?!\d)/g;
const LETTERS = /\p{L}{2}/u;
const isHeading = (cell: string): boolean => !/\d/.test(cell.replace(YEAR, ''));

const fontsOf = (rows: readonly LinesOfRow[], columns: readonly AcrossPage[]): ReadonlySet<string> => {
  const from = columns[1]?.left ?? 0;
  return new Set(
    rows.flatMap(({ lines }) =>
      lines.flatMap(({ pieces }) => pieces.filter(({ left }) => left >= from).map(({ font }) => font)),
    ),
  );
};

/** How many of the first rows are the header; 0 if none is for certain. */
const headerRows = (rows: readonly LinesOfRow[], columns: readonly AcrossPage[]): number => {
  const [first, ...others] = rows;
  if (first === undefined) return 0;
  const own = fontsOf([first], columns);
  const isSetApart = (row: LinesOfRow): boolean => {
    const later = fontsOf(others.slice(others.indexOf(row) + 1), columns);
    return [...fontsOf([row], columns)].every((font) => own.has(font) && !later.has(font));
  };
  const isLike = ({ cells }: LinesOfRow): boolean => {
    const named = cells.slice(1).filter((cell) => cell !== '');
    return named.length > 0 && named.every((cell) => isHeading(cell) && !isEmptyCell(cell));
  };
  const named = first.cells.slice(1).filter((cell) => cell !== '');
  if (named.length === 0) return 0;
  if (!isSetApart(first)) {
    const areYears = !named.some((cell) => LETTERS.test(cell));
    if (!isLike(first) || columns.length < 3 || (areYears && named.length < 2)) return 0;
  }
  const after = others.findIndex((row) => !isLike(row) || !(row.cells[0] === '' || isSetApart(row)));
  return after === -1 ? 1 : after + 1;
};

const lineOfRow = ({ lines, cells }: LinesOfRow, table: TablePart): PrintedLine => {
  const pieces = lines.flatMap((line) => line.pieces);
  return {
    spans: [{ text: cells.filter((cell) => cell !== '').join(' '), font: pieces[0]?.font ?? '' }],
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    y: lines[0]?.y ?? 0,
    size: Math.max(...lines.map(({ size }) => size)),
    table,
  };
};

/** Rows without the lines above and below that stand in the first column alone. */
const trimmed = (rows: readonly LinesOfRow[]): readonly LinesOfRow[] => {
  const isWide = (row: LinesOfRow): boolean => !isOnlyLabel(row);
  return rows.slice(Math.max(0, rows.findIndex(isWide)), rows.findLastIndex(isWide) + 1);
};

interface Table {
  readonly rows: readonly LinesOfRow[];
  /** How many of the rows are its header. */
  readonly ofHeader: number;
  readonly columns: readonly AcrossPage[];
}

/** The table that aligned lines are; null if they are none for certain. */
const tableOf = (aligned: AlignedLines, rules: readonly RuledLine[]): Table | null => {
  const { lines, columns, isSpannedAbove } = aligned;
  const each = lines.map((line) => rowOf([line], columns));
  if (columns.length < 2 || !areLabels(cellsOf(each, 0))) return null;
  const ofFigures = columns.map((_, at) => at).filter((at) => at > 0 && hasFigures(cellsOf(each, at)));
  const ruled = rowsBetweenRules(aligned, rules, ofFigures);
  if (ruled === null && (ofFigures.length === 0 || columns.some((_, at) => isProse(cellsOf(each, at))))) return null;
  const rows = trimmed(ruled ?? rowsByDistance(aligned, ofFigures) ?? withContinuations(each, columns));
  if (rows.length < (columns.length > 2 ? FEWEST_ROWS : FEWEST_PAIRS)) return null;
  return { rows, columns, ofHeader: isSpannedAbove ? 0 : headerRows(rows, columns) };
};

const linesOf = ({ rows, ofHeader, columns }: Table): readonly PrintedLine[] => {
  const above = rows.slice(0, ofHeader).flatMap(({ lines }) => lines);
  const header = above.length === 0 ? [] : rowOf(above, columns).cells;
  return rows.map((row, at) =>
    lineOfRow(row, at < ofHeader ? { kind: 'header' } : { kind: 'row', header, cells: row.cells }),
  );
};

interface WithTables {
  readonly rows: readonly PrintedLine[];
  /** The pieces that are in none of the tables. */
  readonly others: readonly PrintedPiece[];
}

const tablesAmong = (pieces: readonly PrintedPiece[], rules: readonly RuledLine[]): WithTables => {
  const tables = alignedLines(pieces).flatMap((aligned) => tableOf(aligned, rules) ?? []);
  const taken = new Set(
    tables.flatMap(({ rows }) => rows.flatMap(({ lines }) => lines.flatMap((line) => line.pieces))),
  );
  return { rows: tables.flatMap(linesOf), others: pieces.filter((piece) => !taken.has(piece)) };
};

/** The rows of the tables on a page, also of those within one of its columns of text. */
export const tablesOn = (pieces: readonly PrintedPiece[], rules: readonly RuledLine[]): WithTables => {
  const { rows, others } = tablesAmong(pieces, rules);
  const gutter = gutterOf(printedLines(others));
  if (gutter === null) return { rows, others };
  const sides = [(piece: PrintedPiece) => piece.right <= gutter + 1, (piece: PrintedPiece) => piece.left >= gutter - 1];
  const found = sides.map((isOnSide) => tablesAmong(others.filter(isOnSide), rules));
  const taken = new Set(others.filter((piece) => sides.some((isOnSide) => isOnSide(piece))));
  for (const { others: left } of found) for (const piece of left) taken.delete(piece);
  return {
    rows: [...rows, ...found.flatMap((side) => side.rows)],
    others: others.filter((piece) => !taken.has(piece)),
  };
};
