import type { Candidate, ReadDocument } from '../document';
import { actsWithAntecedents } from './antecedents';
import { dutyLines } from './duties';
import { headedLists } from './headed-lists';
import { actsOfDocument } from './list-items';

/** The lines that are made of several pieces of a document. */
export const piecedLines = (document: Pick<ReadDocument, 'sentences'>): readonly Candidate[] => [
  ...dutyLines(document),
  ...headedLists(document),
  ...actsOfDocument(document),
  ...actsWithAntecedents(document),
];

/** The sentence of its page that says what a line says; the words before it say who or what is meant. */
export const statedIn = (line: Candidate): Candidate => {
  const quoted = line.madeOf?.quoted;
  return quoted !== undefined && line.text.endsWith(quoted.text) ? quoted : line;
};

/** Whether a line says what its document does, after the words that say who or what is meant. */
export const isActOfDocument = (line: Candidate): boolean => statedIn(line) !== line;

/** The part of a line that is one contiguous piece of its page. */
export const quoteOf = ({ text, madeOf }: Candidate): string => madeOf?.quoted.text ?? text;

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
