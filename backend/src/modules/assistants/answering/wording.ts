import type { ReadingFault } from '#events/documents/document.events';

const listOf = (pages: readonly number[]): string => {
  const last = pages.at(-1) ?? 0;
  return pages.length < 2 ? `page ${last}` : `pages ${pages.slice(0, -1).join(', ')} and ${last}`;
};

/** Everything that an assistant says besides quotes. */
export const wording = {
  quoted: (pages: readonly number[]): string => `The document says, on ${listOf(pages)}:`,
  notAnswered: 'The document does not answer this.',
  nearest: (pages: readonly number[]): string => `What comes nearest is on ${listOf(pages)}:`,
  unreadable: (fault: ReadingFault): string => `The text of this document cannot be read: ${faultWords[fault]}.`,
  missing: 'The text of this document cannot be read.',
} as const;

const faultWords: Readonly<Record<ReadingFault, string>> = {
  not_a_pdf: 'it is not a PDF',
  encrypted: 'it is protected by a password',
  truncated: 'its end is missing',
  damaged: 'the file is damaged',
  too_large: 'it has too much text',
  too_many_pages: 'it has too many pages',
  too_complex: 'it takes too long to read',
  scanned: 'its pages are pictures without text',
};
