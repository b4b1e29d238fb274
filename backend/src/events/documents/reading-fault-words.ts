import type { ReadingFault } from './document.events';

/** Why a document's text cannot be read, worded to follow a colon. */
export const readingFaultWords: Readonly<Record<ReadingFault, string>> = {
  not_a_pdf: 'it is not a PDF',
  encrypted: 'it is protected by a password',
  truncated: 'its end is missing',
  damaged: 'the file is damaged',
  too_large: 'it has too much text',
  too_many_pages: 'it has too many pages',
  too_complex: 'it takes too long to read',
  scanned: 'its pages are pictures without text',
};
