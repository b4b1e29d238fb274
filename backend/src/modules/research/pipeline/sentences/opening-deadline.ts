import { documentKinds } from '../words/document-kinds';
import { oneOf } from '../words/phrases';

/** `Within 60 days of the date of this order, `: counted from the page's own day. */
const DEADLINE = new RegExp(
  String.raw`^(?:Within|Not later than|No later than|Not more than) ([\p{L}\d-]+) (${oneOf('day week month')})s? ${oneOf(
    'of after from',
  )} (?:the (?:\p{Ll}+ )?date of )?this (${oneOf([...documentKinds].join(' '))}), `,
  'u',
);

/** A deadline that a sentence opens with, counted from the date of its own document. */
export interface OpeningDeadline {
  /** With the comma and space behind it. */
  readonly written: string;
  /** In digits or spelled. */
  readonly count: string;
  readonly unit: string;
  /** What the sentence calls its document: `order`. */
  readonly document: string;
}

/** Null if a sentence opens with none. */
export const openingDeadline = (text: string): OpeningDeadline | null => {
  const [written, count = '', unit = '', document = ''] = DEADLINE.exec(text) ?? [];
  return written === undefined ? null : { written, count, unit, document };
};
