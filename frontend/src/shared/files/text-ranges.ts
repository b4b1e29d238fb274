import type { PiecePosition, TextHit } from './find-in-text';

/** The pieces of a page’s laid-out text. */
export const findPieces = (text: HTMLElement): readonly HTMLElement[] => [
  ...text.querySelectorAll<HTMLElement>('span:not(.markedContent)'),
];

/**
 * The text node that contains an offset of a piece, and the offset within that node: marks split a piece into several
 * nodes.
 */
const findDomPosition = (piece: HTMLElement | undefined, at: number): readonly [Text, number] | null => {
  if (piece === undefined) return null;
  const texts = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { length } = node as Text;
    if (at <= before + length) return [node as Text, at - before];
    before += length;
  }
  return null;
};

/** The range between two positions of laid-out text. */
export const toDomRange = (pieces: readonly HTMLElement[], { from, to }: TextHit): Range | null => {
  const [start, end] = [findDomPosition(pieces[from.piece], from.at), findDomPosition(pieces[to.piece], to.at)];
  if (start === null || end === null) return null;
  const range = document.createRange();
  range.setStart(...start);
  range.setEnd(...end);
  return range;
};

const CLASS = 'marked';

const markRange = (piece: HTMLElement, from: number, to: number): void => {
  const [start, end] = [findDomPosition(piece, from), findDomPosition(piece, to)];
  if (start === null || end === null || from >= to) return;
  const range = document.createRange();
  range.setStart(...start);
  range.setEnd(...end);
  const mark = document.createElement('mark');
  mark.className = CLASS;
  range.surroundContents(mark);
};

const isWithin = (piece: number, from: PiecePosition, to: PiecePosition): boolean =>
  piece >= from.piece && piece <= to.piece;

/** Marks a passage and removes the previous marks. */
export const markPassage = (text: HTMLElement, passage: TextHit | null): void => {
  for (const mark of text.querySelectorAll(`mark.${CLASS}`)) {
    const { parentElement } = mark;
    mark.replaceWith(...mark.childNodes);
    parentElement?.normalize();
  }
  if (passage === null) return;
  const { from, to } = passage;
  findPieces(text).forEach((piece, index) => {
    if (!isWithin(index, from, to)) return;
    const { length } = piece.textContent ?? '';
    markRange(piece, index === from.piece ? from.at : 0, index === to.piece ? to.at : length);
  });
};
