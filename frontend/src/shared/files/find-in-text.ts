/** A position in the pieces of a page’s text. */
export interface PiecePosition {
  readonly piece: number;
  /** Offset in the piece. */
  readonly at: number;
}

export interface TextHit {
  readonly from: PiecePosition;
  /** Position after the last character. */
  readonly to: PiecePosition;
}

/** Separator of pieces, which occurs in no text. */
const PIECE_SEPARATOR = '\u0001';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Printed quotation marks and dashes differ from typed ones. */
const INTERCHANGEABLE_CHARACTERS: readonly string[] = ["'’‘", '"“”', '-‐‑–—'];

const toPattern = (character: string): string => {
  const alike = INTERCHANGEABLE_CHARACTERS.find((each) => each.includes(character));
  return alike === undefined ? escaped(character) : `[${[...alike].map(escaped).join('')}]`;
};

/** Letters may be separate pieces, and words may be broken at the ends of lines. */
const MAY_BREAK = `(?:[-‐\u00ad]?${PIECE_SEPARATOR}|\u00ad)?`;

const searched = (query: string): RegExp => {
  const words = query.trim().split(/\s+/);
  return new RegExp(
    words.map((word) => [...word].map(toPattern).join(MAY_BREAK)).join(String.raw`[\s${PIECE_SEPARATOR}]+`),
    'giu',
  );
};

/** Hits of a search on a page, ignoring case. `pieces`: the text of the page, mostly by line. */
export const findTextHits = (pieces: readonly string[], query: string): readonly TextHit[] => {
  if (query.trim() === '') return [];
  const text = pieces.join(PIECE_SEPARATOR);
  const starts: number[] = [];
  let next = 0;
  for (const piece of pieces) {
    starts.push(next);
    next += piece.length + PIECE_SEPARATOR.length;
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
