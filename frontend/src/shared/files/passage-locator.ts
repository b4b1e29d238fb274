import type { PiecePosition, TextHit } from './find-in-text';

/** A passage of a PDF, located on its page by its first and last words. */
export interface PassageLocator {
  /** Page number, from 1. */
  readonly page: number;
  readonly from: string;
  readonly to: string;
}

/** Null if the URL names no page. */
export const parsePassageLocator = (query: URLSearchParams): PassageLocator | null => {
  const page = Number(query.get('page'));
  if (!Number.isSafeInteger(page) || page < 1) return null;
  return { page, from: query.get('from') ?? '', to: query.get('to') ?? '' };
};

/** The PDF breaks words and lines in other places than the document's text. */
const LEFT_OUT = /[\s\u00ad‐-]/;

const compact = (text: string): string => text.replace(new RegExp(LEFT_OUT, 'g'), '').toLowerCase();

/** A page’s text in the form used for comparison, and the position of each of its characters in the pieces. */
const compared = (
  pieces: readonly string[],
): { readonly text: string; readonly positions: readonly PiecePosition[] } => {
  let text = '';
  const positions: PiecePosition[] = [];
  pieces.forEach((written, piece) => {
    for (let at = 0; at < written.length; at++) {
      const letters = compact(written.charAt(at));
      text += letters;
      for (const _letter of letters) positions.push({ piece, at });
    }
  });
  return { text, positions };
};

/** The exact range of a passage in the pieces of a page’s text; null if it is not on the page. */
export const findPassage = (
  pieces: readonly string[],
  { from, to }: Pick<PassageLocator, 'from' | 'to'>,
): TextHit | null => {
  const { text, positions } = compared(pieces);
  const opening = compact(from);
  const start = opening === '' ? -1 : text.indexOf(opening);
  if (start === -1) return null;
  const closing = compact(to);
  const found = text.indexOf(closing, start);
  const end = found === -1 ? start + opening.length : found + closing.length;
  const [first, last] = [positions[start], positions[end - 1]];
  return first === undefined || last === undefined ? null : { from: first, to: { ...last, at: last.at + 1 } };
};
