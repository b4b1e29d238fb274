/** A piece of text on a page, in units of the page's width. */
export interface WrittenPiece {
  readonly left: number;
  readonly right: number;
  readonly letters: number;
}

/** The part of a page’s width that its text fills; 0 is its left edge, 1 its right one. */
export interface TextColumn {
  readonly left: number;
  readonly right: number;
}

/** Share of the text that may be outside the column: page numbers, notes in the margin, the heads of sections. */
const MAX_SHARE_OUTSIDE = 0.05;
/** Margin between the text and the edge of the visible part. */
const EDGE_SHARE = 0.015;

/** The value below which a given share of the letters lies. */
const valueAt = (share: number, values: readonly (readonly [value: number, letters: number])[]): number => {
  const sorted = [...values].sort(([one], [other]) => one - other);
  const all = sorted.reduce((sum, [, letters]) => sum + letters, 0);
  let seen = 0;
  for (const [value, letters] of sorted) {
    seen += letters;
    if (seen > share * all) return value;
  }
  return sorted.at(-1)?.[0] ?? 0;
};

/** The column that contains the pieces of some pages; null if they have no text. */
export const textColumn = (pieces: readonly WrittenPiece[]): TextColumn | null => {
  const written = pieces.filter(({ letters, left, right }) => letters > 0 && right > left);
  if (written.length === 0) return null;
  const left = valueAt(
    MAX_SHARE_OUTSIDE,
    written.map((piece) => [piece.left, piece.letters]),
  );
  const right = valueAt(
    1 - MAX_SHARE_OUTSIDE,
    written.map((piece) => [piece.right, piece.letters]),
  );
  return { left: Math.max(0, left - EDGE_SHARE), right: Math.min(1, right + EDGE_SHARE) };
};
