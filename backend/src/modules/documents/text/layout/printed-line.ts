import type { TablePart } from '../table-part';

/** A piece of text as pdf.js gives it, in points from the upper left corner of its page. */
export interface PrintedPiece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Vertical position of the baseline. */
  readonly y: number;
  /** Height of the letters. */
  readonly size: number;
  /** Font name, useful only to distinguish the fonts of a document. */
  readonly font: string;
}

/** Text of one font within a line. */
export interface FontSpan {
  readonly text: string;
  readonly font: string;
}

/** Pieces side by side on one baseline. */
export interface PrintedLine {
  readonly spans: readonly FontSpan[];
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  /** Set for the lines of a table that are one row, which are read together. */
  readonly table?: TablePart;
}

export const textOfLine = ({ spans }: Pick<PrintedLine, 'spans'>): string => spans.map(({ text }) => text).join('');

/** Widest gap within a line, in heights of letters: pieces further apart are of two columns, or of two cells. */
const WIDEST_GAP = 2;
/** Narrowest space between words, in heights of letters: nearer pieces are one word. */
const NARROWEST_SPACE = 0.12;
/** Raised and lowered figures are still on their line. */
const SAME_BASELINE = 0.35;

/** The space between two columns is a separate piece. */
const isGap = ({ text, left, right, size }: PrintedPiece): boolean =>
  right - left > WIDEST_GAP * size && text.trim() === '';

const follows = (piece: PrintedPiece, last: PrintedPiece): boolean =>
  Math.abs(piece.y - last.y) <= SAME_BASELINE * Math.max(piece.size, last.size) &&
  piece.left >= last.left &&
  piece.left - last.right <= WIDEST_GAP * last.size;

/** Pieces on one baseline, from left to right, as a line; null if they have no text. */
export const lineOf = (pieces: readonly PrintedPiece[]): PrintedLine | null => {
  const spans: { text: string; font: string }[] = [];
  let last: PrintedPiece | null = null;
  for (const piece of pieces) {
    const isApart = last !== null && piece.left - last.right > NARROWEST_SPACE * piece.size;
    const open = spans.at(-1);
    const space = isApart && open !== undefined && !open.text.endsWith(' ') && !piece.text.startsWith(' ') ? ' ' : '';
    if (open?.font === piece.font) open.text += space + piece.text;
    else spans.push({ text: space + piece.text, font: piece.font });
    last = piece;
  }
  const sizes = pieces.filter(({ text }) => text.trim() !== '').map(({ size }) => size);
  const [first] = pieces;
  if (first === undefined || sizes.length === 0) return null;
  return {
    spans,
    left: first.left,
    right: Math.max(...pieces.map(({ right }) => right)),
    y: first.y,
    size: Math.max(...sizes),
  };
};

/** The lines of a page, in the order in which the file draws them. */
export const printedLines = (pieces: readonly PrintedPiece[]): readonly PrintedLine[] => {
  const groups: PrintedPiece[][] = [];
  for (const piece of pieces) {
    if (piece.text === '' || isGap(piece)) continue;
    const open = groups.at(-1);
    const last = open?.at(-1);
    if (open !== undefined && last !== undefined && follows(piece, last)) open.push(piece);
    else groups.push([piece]);
  }
  return groups.map(lineOf).filter((line) => line !== null);
};
