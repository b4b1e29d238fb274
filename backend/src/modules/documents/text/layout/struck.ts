import { UNREADABLE_PLACEHOLDER } from '#kernel/unreadable-text';
import type { PrintedPiece } from './printed-line';

/** A horizontal line on a page, in points from its upper left corner. */
export interface RuledLine {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly thickness: number;
}

/**
 * Heights above the baseline, in heights of letters, between which a line goes through a text; lower ones are under it, higher
 * ones over it.
 */
const LOWEST = 0.12;
const HIGHEST = 0.6;
const THICKEST = 0.2;
/** The part of a piece from which on all of it is struck. */
const WHOLE = 0.9;
/** Characters next to struck text that may contain its replacement. */
const BESIDE = 25;

const goesThrough = (rule: RuledLine, { y, size, left, right }: PrintedPiece): boolean => {
  const height = (y - rule.y) / size;
  const isThin = rule.thickness <= THICKEST * size;
  return isThin && height >= LOWEST && height <= HIGHEST && rule.right > left && rule.left < right;
};

/** A stretch from the beginning of one word to the end of another. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

const WORD = /\S+/g;

/** The words that are mostly struck through by a line, their widths being in proportion to their characters. */
const wordsUnder = (rule: RuledLine, { text, left, right }: PrintedPiece): Stretch | null => {
  const step = (right - left) / text.length;
  const under = [...text.matchAll(WORD)].filter(({ 0: word, index }) => {
    const from = Math.max(rule.left, left + index * step);
    const to = Math.min(rule.right, left + (index + word.length) * step);
    return to - from > (word.length * step) / 2;
  });
  const [first, last] = [under[0], under.at(-1)];
  return first === undefined || last === undefined ? null : { from: first.index, to: last.index + last[0].length };
};

const without = (text: string, { from, to }: Stretch): string => {
  const [before, struck, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  const isReplaced = !/\d/.test(struck) || /\d/.test(before.slice(-BESIDE) + after.slice(0, BESIDE));
  return isReplaced ? before + after.trimStart() : `${before}${UNREADABLE_PLACEHOLDER}${after}`;
};

const read = (piece: PrintedPiece, rules: readonly RuledLine[]): PrintedPiece => {
  let { text } = piece;
  for (const rule of rules) {
    if (!goesThrough(rule, piece)) continue;
    const covered = Math.min(rule.right, piece.right) - Math.max(rule.left, piece.left);
    if (covered >= WHOLE * (piece.right - piece.left)) return { ...piece, text: '' };
    const words = wordsUnder(rule, { ...piece, text });
    if (words !== null) text = without(text, words);
  }
  return text === piece.text ? piece : { ...piece, text };
};

/** The text of a page without the words that are struck through, which no longer apply. */
export const withoutStruckWords = (
  pieces: readonly PrintedPiece[],
  rules: readonly RuledLine[],
): readonly PrintedPiece[] => {
  if (rules.length === 0) return pieces;
  const ordered = [...rules].sort((a, b) => a.left - b.left);
  return pieces
    .map((piece) => (piece.text.trim() === '' ? piece : read(piece, ordered)))
    .filter(({ text }) => text !== '');
};
