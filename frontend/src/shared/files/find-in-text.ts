/** A position in the pieces of a page’s text. */
export interface PiecePosition {
  readonly piece: number;
  /** Offset in the piece. */
  readonly at: number;
}

export interface TextHit {
  readonly from: PiecePosition;
  /** Position behind the last character. */
  readonly to: PiecePosition;
}

/** Separator of pieces, which is in no text. */
const BETWEEN = '\u0001';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Print sets other quotation marks and dashes than people type. */
const ALIKE: readonly string[] = ["'’‘", '"“”', '-‐‑–—'];

const patternOf = (character: string): string => {
  const alike = ALIKE.find((each) => each.includes(character));
  return alike === undefined ? escaped(character) : `[${[...alike].map(escaped).join('')}]`;
};

/** Letters may be separate pieces, and words may be broken at the ends of lines. */
const MAY_BREAK = `(?:[-‐\u00ad]?${BETWEEN}|\u00ad)?`;

const searched = (query: string): RegExp => {
  const words = query.trim().split(/\s+/);
  return new RegExp(
    words.map((word) => [...word].map(patternOf).join(MAY_BREAK)).join(String.raw`[\s${BETWEEN}]+`),
    'giu',
  );
};

/** Hits of a search on a page, ignoring case. The text of a page comes in pieces: mostly its lines. */
export const findTextHits = (pieces: readonly string[], query: string): readonly TextHit[] => {
  if (query.trim() === '') return [];
  const text = pieces.join(BETWEEN);
  const starts: number[] = [];
  let next = 0;
  for (const piece of pieces) {
    starts.push(next);
    next += piece.length + BETWEEN.length;
  }
  const inPieces = (offset: number): PiecePosition => {
    const piece = starts.findLastIndex((start) => start <= offset);
    return { piece, at: offset - (starts[piece] ?? 0) };
  };
  return [...text.matchAll(searched(query))].map(({ index, 0: { length } }) => {
    const last = inPieces(index + length - 1);
    return { from: inPieces(index), to: { piece: last.piece, at: last.at + 1 } };
  });
};
