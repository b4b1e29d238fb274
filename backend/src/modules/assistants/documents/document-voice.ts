import { documentAddress, passageAddress } from '#events/documents/document-address';
import type { ReadingFault } from '#events/documents/document.events';
import { readingFaultWords } from '#events/documents/reading-fault-words';
import { capitalise } from '#kernel/capitalise';
import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import type { Quote } from '../answering/assistant-answer';
import type { WordedVoice } from '../answering/reply-parts';
import type { PlaceInDocument } from './document-passages';

const pagesOf = (quotes: readonly Pick<Quote<PlaceInDocument>, 'location'>[]): readonly number[] =>
  [...new Set(quotes.flatMap(({ location }) => location.map(({ page }) => page)))].sort((a, b) => a - b);

/** The words around the sentences of a document. */
interface DocumentWords {
  readonly page: string;
  readonly pages: string;
  readonly and: string;
  /** `pages`: as a list, `pages 2 and 3`. */
  readonly says: (pages: string) => string;
  readonly inShort: string;
  readonly notAnswered: string;
  readonly lacks: (things: string) => string;
  readonly nearestOne: string;
  readonly nearest: string;
}

const documentWords: Readonly<Record<InterfaceLanguage, DocumentWords>> = {
  en: {
    page: 'page',
    pages: 'pages',
    and: ' and ',
    says: (pages) => `The document says, on ${pages}:`,
    inShort: 'The document says, in short:',
    notAnswered: 'No sentence of the document clearly answers this.',
    lacks: (things) => `The document does not mention ${things}.`,
    nearestOne: 'A passage to look at, which may not answer it:',
    nearest: 'Passages to look at, which may not answer it:',
  },
  de: {
    page: 'Seite',
    pages: 'Seiten',
    and: ' und ',
    says: (pages) => `Das Dokument sagt auf ${pages.replace(/^Seiten/, 'den Seiten')}:`,
    inShort: 'Das Dokument sagt in Kürze:',
    notAnswered: 'Kein Satz des Dokuments beantwortet das eindeutig.',
    lacks: (things) => `Das Dokument erwähnt ${things} nicht.`,
    nearestOne: 'Diese Stelle hilft vielleicht weiter, beantwortet es aber womöglich nicht:',
    nearest: 'Diese Stellen helfen vielleicht weiter, beantworten es aber womöglich nicht:',
  },
};

const listOf = (all: readonly number[], { page, pages, and }: DocumentWords): string => {
  const last = all.at(-1) ?? 0;
  return all.length < 2 ? `${page} ${last}` : `${pages} ${all.slice(0, -1).join(', ')}${and}${last}`;
};

interface SpokenOf {
  readonly documentId: string;
  readonly title: string;
  /** When the document was added, ISO 8601. */
  readonly addedAt: string;
  readonly publicUrl: string;
  /** English if absent. */
  readonly language?: InterfaceLanguage;
}

/** Words answers from a document, and points to its pages. */
export const documentVoice = ({
  documentId,
  title,
  addedAt,
  publicUrl,
  language = 'en',
}: SpokenOf): WordedVoice<PlaceInDocument> => {
  const words = documentWords[language];
  const pagesFor = (place: PlaceInDocument): string => listOf(pagesOf([{ location: place }]), words);
  return {
    language,
    quoted: (quotes) => words.says(listOf(pagesOf(quotes), words)),
    worded: words.inShort,
    notAnswered: words.notAnswered,
    lacks: words.lacks,
    nearest: (quotes) => (quotes.length === 1 ? words.nearestOne : words.nearest),
    nearestCaptionOf: (place) => capitalise(pagesFor(place)),
    referenceOf: ({ at }) => String(at),
    addressesOf: (place) => place.map((on) => passageAddress(documentAddress(publicUrl, documentId), on)),
    originOf: (place) => ({ title, host: pagesFor(place), publisher: '', publishedAt: null, readAt: addedAt }),
  };
};

/** The words in place of an answer; `null`: the file is gone. */
export const unreadable = (fault: ReadingFault | null): string =>
  fault === null
    ? 'The text of this document cannot be read.'
    : `The text of this document cannot be read: ${readingFaultWords[fault]}.`;
