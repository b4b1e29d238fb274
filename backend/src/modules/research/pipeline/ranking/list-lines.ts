import type { Candidate, ReadDocument } from '../document';
import { dutyLines } from './duties';
import { headedLists } from './headed-lists';

/** The lines that a document makes with its lists. */
export const listLines = (document: Pick<ReadDocument, 'sentences'>): readonly Candidate[] => [
  ...dutyLines(document),
  ...headedLists(document),
];

/** What of a line stands on its page in one piece: of one that is made of a list, the sentence that opens it. */
export const quoteOf = ({ text, fromList }: Candidate): string => fromList?.lead.text ?? text;

/** Whether each piece of such a line is on its page, in order. */
export const areOnPage = ({ text }: Candidate, blocks: readonly string[]): boolean => {
  const page = blocks.join(' ');
  let from = 0;
  return text.split(/ ?… ?/).every((piece) => {
    const at = page.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
};
