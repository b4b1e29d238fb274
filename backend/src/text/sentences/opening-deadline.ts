import { capitalise } from '#kernel/capitalise';
import { deadlineOpening } from '../languages/english/labels';

/** A deadline that a sentence opens with, counted from the date of its own document. */
export interface OpeningDeadline {
  /** Includes the comma and space after it. */
  readonly written: string;
  /** In digits or spelled. */
  readonly count: string;
  readonly unit: string;
  /** The word with which the sentence refers to its document: `order`. */
  readonly document: string;
}

/** Null if a sentence does not open with a deadline. */
export const openingDeadline = (text: string): OpeningDeadline | null => {
  const [written, count = '', unit = '', document = ''] = deadlineOpening.exec(text) ?? [];
  return written === undefined ? null : { written, count, unit, document };
};

/** `Within 30 days of the date of this order, the board shall meet` without its deadline. */
export const withoutDeadline = (text: string): string => {
  const rest = text.slice(openingDeadline(text)?.written.length ?? 0);
  return capitalise(rest);
};
