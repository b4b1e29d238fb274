import { type EventOf, event, declareEvents } from '#kernel/events';

export const DOCUMENT_KINDS = ['hearing', 'report', 'member', 'amendment'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A stored PDF. */
export interface DocumentFile {
  readonly fileId: string;
  readonly fileName: string;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** Why the text of a PDF cannot be read. */
export const READING_FAULTS = [
  'not_a_pdf',
  'encrypted',
  'truncated',
  'damaged',
  'too_large',
  'too_many_pages',
  'too_complex',
  'scanned',
] as const;
export type ReadingFault = (typeof READING_FAULTS)[number];

/** Facts about a text that was read. */
export interface TextFacts {
  readonly pages: number;
  readonly words: number;
  /** Pages that are pictures, or blank. */
  readonly pagesWithoutText: number;
}

interface OfDocument {
  readonly documentId: string;
}

/** `document-{id}`: a PDF that staff brought in. */
export const documentEvents = declareEvents('document', {
  /** Staff brought in a PDF, which everyone who is signed in may read. It is already stored. */
  DocumentAdded: event<
    OfDocument & { readonly title: string; readonly kind: DocumentKind; readonly file: DocumentFile }
  >(),
  /** Its title or kind was edited. */
  DocumentRevised: event<OfDocument & { readonly title: string; readonly kind: DocumentKind }>(),
  /** Its text was read, and is kept as a file that can be made again. */
  DocumentRead: event<OfDocument & { readonly fileId: string; readonly facts: TextFacts }>(),
  /** Its text cannot be read; it is shown all the same. */
  DocumentFoundUnreadable: event<OfDocument & { readonly fileId: string; readonly fault: ReadingFault }>(),
  /** Staff took the document out, and its file is deleted. */
  DocumentRemoved: event<OfDocument & { readonly fileId: string }>(),
});

export type DocumentEvent = EventOf<typeof documentEvents>;
