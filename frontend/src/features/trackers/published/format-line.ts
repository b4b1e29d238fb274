import { evidenceTexts } from '#features/evidence/published/texts/evidence';
import type { Line } from '../api/tracker';

/**
 * Formats a line, in quotation marks if it is among a model's words. Each ellipsis stays on the line of the word before
 * it, so that a text does not end in a line of dots. The whole sentence is in the quote of its badge.
 */
export const formatLine = (
  { text, short = text }: Pick<Line, 'text' | 'short'>,
  { isQuoted }: { isQuoted: boolean },
): string =>
  (isQuoted ? evidenceTexts().openQuote + short + evidenceTexts().closeQuote : short).replace(/ (?=…)/g, '\u00a0');
