import type { PrintedPiece } from './printed-line';

/** Pieces of text at one height, from left to right. */
export interface Baseline {
  readonly y: number;
  readonly size: number;
  readonly pieces: readonly PrintedPiece[];
}

/** A stretch of the page from left to right, in points. */
export interface AcrossPage {
  readonly left: number;
  readonly right: number;
}

/** Baselines that leave the same gutters empty. */
export interface AlignedLines {
  readonly lines: readonly Baseline[];
  readonly columns: readonly AcrossPage[];
  /** Whether the text right above spans some of its columns, such as a heading of two of them. */
  readonly isSpannedAbove: boolean;
}

/** Lengths in heights of letters. Raised and lowered figures are still on their line. */
const SAME_BASELINE = 0.35;
/** Between two cells somewhere in the table; nearer pieces may be words of one cell. */
const WIDE_GAP = 1;
/** Between all cells of two columns; a space between words is narrower. */
const NARROWEST_GUTTER = 0.34;
const HIGHEST_STEP = 2.6;
const OTHER_SIZE = 0.1;

const baselinesOf = (pieces: readonly PrintedPiece[]): readonly Baseline[] => {
  const groups: PrintedPiece[][] = [];
  for (const piece of [...pieces].sort((a, b) => a.y - b.y)) {
    const first = groups.at(-1)?.[0];
    if (first !== undefined && piece.y - first.y <= SAME_BASELINE * Math.max(first.size, piece.size))
      groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => ({
    y: group[0]?.y ?? 0,
    size: Math.max(...group.map(({ size }) => size)),
    pieces: group.sort((a, b) => a.left - b.left),
  }));
};

/** Stretches in order, those nearer to each other than a gap as one. */
export const mergedStretches = (stretches: readonly AcrossPage[], gap: number): readonly AcrossPage[] => {
  const found: { left: number; right: number }[] = [];
  for (const { left, right } of [...stretches].sort((a, b) => a.left - b.left)) {
    const last = found.at(-1);
    if (last !== undefined && left - last.right < gap) last.right = Math.max(last.right, right);
    else found.push({ left, right });
  }
  return found;
};

const gapsBetween = (stretches: readonly AcrossPage[]): readonly AcrossPage[] =>
  stretches.slice(1).map(({ left }, index) => ({ left: stretches[index]?.right ?? left, right: left }));

const textsOf = ({ pieces, size }: Baseline): readonly AcrossPage[] => mergedStretches(pieces, NARROWEST_GUTTER * size);
const wideGapsOf = ({ pieces, size }: Baseline): readonly AcrossPage[] =>
  gapsBetween(mergedStretches(pieces, WIDE_GAP * size));

/** The parts of a gutter that a line leaves empty. */
const emptyIn = (gutter: AcrossPage, line: Baseline): readonly AcrossPage[] => {
  const within = textsOf(line).filter(({ left, right }) => left < gutter.right && right > gutter.left);
  const bounds = [{ left: gutter.left, right: gutter.left }, ...within, { left: gutter.right, right: gutter.right }];
  return gapsBetween(bounds).filter(({ left, right }) => right - left >= NARROWEST_GUTTER * line.size);
};

const overlaps = (one: AcrossPage, other: AcrossPage): boolean => one.left < other.right && other.left < one.right;

/** The gutters of some lines together with a further one; null if it fills one of them. */
const guttersWith = (
  gutters: readonly AcrossPage[],
  lines: readonly Baseline[],
  line: Baseline,
): readonly AcrossPage[] | null => {
  const left = gutters.map((gutter) => emptyIn(gutter, line));
  if (left.some((parts) => parts.length === 0)) return null;
  const kept = left.flat();
  const added = lines.reduce<readonly AcrossPage[]>(
    (gaps, each) => gaps.flatMap((gap) => emptyIn(gap, each)),
    wideGapsOf(line).filter((gap) => !kept.some((gutter) => overlaps(gap, gutter))),
  );
  return [...kept, ...added];
};

interface Run {
  readonly from: number;
  readonly to: number;
  readonly isSpannedAbove: boolean;
}

/** The lines around one with wide gaps that leave its gutters empty, not before `least`. */
const runAround = (lines: readonly Baseline[], seed: number, least: number): Run => {
  const first = lines[seed];
  let gutters = first === undefined ? [] : wideGapsOf(first);
  let [from, to] = [seed, seed + 1];
  let isSpannedAbove = false;
  /** Whether the line was added; `beside` is its neighbour in the run. */
  const add = (line: Baseline | undefined, beside: Baseline | undefined): boolean => {
    if (line === undefined || beside === undefined) return false;
    if (Math.abs(line.y - beside.y) > HIGHEST_STEP * beside.size) return false;
    if (Math.abs(line.size - beside.size) > OTHER_SIZE * beside.size) return false;
    const narrowed = guttersWith(gutters, lines.slice(from, to), line);
    if (narrowed === null) {
      const firstGutter = Math.min(...gutters.map(({ left }) => left));
      isSpannedAbove = line.y < beside.y && (line.pieces[0]?.left ?? 0) >= firstGutter;
      return false;
    }
    gutters = narrowed;
    return true;
  };
  while (add(lines[to], lines[to - 1])) to += 1;
  isSpannedAbove = false;
  while (from > least && add(lines[from - 1], lines[from])) from -= 1;
  return { from, to, isSpannedAbove };
};

const columnsOf = (lines: readonly Baseline[]): readonly AcrossPage[] =>
  mergedStretches(lines.flatMap(textsOf), NARROWEST_GUTTER * (lines[0]?.size ?? 0));

/** Without a first line that spans several columns of the others. */
const withoutSpanning = (lines: readonly Baseline[]): readonly Baseline[] =>
  columnsOf(lines.slice(1)).length > columnsOf(lines).length ? lines.slice(1) : lines;

/** Runs of lines on a page whose pieces stand in columns, in the order of reading. */
export const alignedLines = (pieces: readonly PrintedPiece[]): readonly AlignedLines[] => {
  const lines = baselinesOf(pieces.filter(({ text }) => text.trim() !== ''));
  const found: AlignedLines[] = [];
  let end = 0;
  for (const [seed, line] of lines.entries()) {
    if (seed < end || wideGapsOf(line).length === 0) continue;
    const { from, to, isSpannedAbove } = runAround(lines, seed, end);
    const all = lines.slice(from, to);
    const own = withoutSpanning(all);
    found.push({ lines: own, columns: columnsOf(own), isSpannedAbove: isSpannedAbove || own.length < all.length });
    end = to;
  }
  return found;
};
