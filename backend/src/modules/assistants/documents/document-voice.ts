import { documentAddress, passageAddress } from '#events/documents/document-address';
import type { ReadingFault } from '#events/documents/document.events';
import { readingFaultWords } from '#events/documents/reading-fault-words';
import type { Quote } from '../answering/answer';
import type { WordedVoice } from '../answering/reply';
import type { PlaceInDocument } from './document-passages';

const pagesOf = (quotes: readonly Pick<Quote<PlaceInDocument>, 'location'>[]): readonly number[] =>
  [...new Set(quotes.flatMap(({ location }) => location.map(({ page }) => page)))].sort((a, b) => a - b);

const listOf = (pages: readonly number[]): string => {
  const last = pages.at(-1) ?? 0;
  return pages.length < 2 ? `page ${last}` : `pages ${pages.slice(0, -1).join(', ')} and ${last}`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface SpokenOf {
  readonly documentId: string;
  readonly title: string;
  /** When the document was added, ISO 8601. */
  readonly addedAt: string;
  readonly publicUrl: string;
}

/** Speaks of a document, and points to its pages. */
export const documentVoice = ({ documentId, title, addedAt, publicUrl }: SpokenOf): WordedVoice<PlaceInDocument> => ({
  quoted: (quotes) => `The document says, on ${listOf(pagesOf(quotes))}:`,
  worded: 'The document says, in short:',
  notAnswered: 'No sentence of the document clearly answers this.',
  lacks: (things) => `The document does not mention ${things}.`,
  nearest: (quotes) =>
    quotes.length === 1
      ? 'A passage to look at, which may not answer it:'
      : 'Passages to look at, which may not answer it:',
  nearestCaptionOf: (place) => capital(listOf(pagesOf([{ location: place }]))),
  referenceOf: ({ at }) => String(at),
  addressesOf: (place) => place.map((on) => passageAddress(documentAddress(publicUrl, documentId), on)),
  originOf: (place) => ({
    title,
    host: listOf(pagesOf([{ location: place }])),
    publisher: '',
    publishedAt: null,
    readAt: addedAt,
  }),
});

/** The words in place of an answer; `null`: the file is gone. */
export const unreadable = (fault: ReadingFault | null): string =>
  fault === null
    ? 'The text of this document cannot be read.'
    : `The text of this document cannot be read: ${readingFaultWords[fault]}.`;
