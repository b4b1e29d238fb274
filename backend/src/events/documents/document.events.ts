import { type EventOf, event, eventsOf } from '#kernel/events';

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

interface OfDocument {
  readonly documentId: string;
}

export const documentEvents = eventsOf('document', {
  /** Staff brought a PDF in, which everyone signed in may read. It is stored by then. */
  DocumentAdded: event<
    OfDocument & { readonly title: string; readonly kind: DocumentKind; readonly file: DocumentFile }
  >(),
  /** Its title or kind was edited. */
  DocumentRevised: event<OfDocument & { readonly title: string; readonly kind: DocumentKind }>(),
  /** Staff took it out, and its file is deleted. */
  DocumentRemoved: event<OfDocument & { readonly fileId: string }>(),
});

export type DocumentEvent = EventOf<typeof documentEvents>;
