import type { Candidate, ReadDocument } from '../document';
import { dutyLines } from './duties';
import { headedLists } from './headed-lists';
import { actsOfDocument } from './list-items';

/** The lines that a document makes with its lists. */
export const listLines = (document: Pick<ReadDocument, 'sentences'>): readonly Candidate[] => [
  ...dutyLines(document),
  ...headedLists(document),
  ...actsOfDocument(document),
];

/** What of a line stands on its page in one piece. */
export const quoteOf = ({ text, fromList }: Candidate): string => fromList?.quoted.text ?? text;

/** Whether each piece of such a line is on its page, in order; the first may have got a capital. */
export const areOnPage = ({ text }: Candidate, blocks: readonly string[]): boolean => {
  const page = blocks.join(' ');
  let from = 0;
  return text.split(/ ?… ?/).every((piece, index) => {
    const written = index === 0 && !page.includes(piece) ? piece.charAt(0).toLowerCase() + piece.slice(1) : piece;
    const at = page.indexOf(written, from);
    from = at + piece.length;
    return at >= 0;
  });
};
