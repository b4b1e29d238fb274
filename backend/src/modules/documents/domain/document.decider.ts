import {
  type DocumentEvent,
  type DocumentFile,
  type DocumentKind,
  type ReadingFault,
  type TextFacts,
  documentEvents,
} from '#events/documents/document.events';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';

/** The outcome of reading a document's text. */
export type TextReading =
  { readonly kind: 'read'; readonly facts: TextFacts } | { readonly kind: 'unreadable'; readonly fault: ReadingFault };

export type DocumentState =
  | { readonly status: 'absent' }
  | {
      readonly status: 'present';
      readonly title: string;
      readonly kind: DocumentKind;
      readonly file: DocumentFile;
      /** Whether its text was read, or found unreadable. */
      readonly isRead: boolean;
    }
  | { readonly status: 'removed' };

interface OfDocument {
  readonly documentId: string;
}

interface Described extends OfDocument {
  readonly title: string;
  readonly kind: DocumentKind;
}

export type DocumentCommand =
  | (Described & { readonly type: 'AddDocument'; readonly file: DocumentFile })
  | (Described & { readonly type: 'ReviseDocument' })
  | (OfDocument & { readonly type: 'RecordReading'; readonly fileId: string; readonly reading: TextReading })
  | (OfDocument & { readonly type: 'RemoveDocument' });

const NO_DOCUMENT = refuse('NOT_FOUND', 'This document does not exist.');

const evolve = (state: DocumentState, event: DocumentEvent): DocumentState => {
  switch (event.type) {
    case 'DocumentAdded': {
      const { title, kind, file } = event.data;
      return { status: 'present', title, kind, file, isRead: false };
    }
    case 'DocumentRevised': {
      const { title, kind } = event.data;
      return state.status === 'present' ? { ...state, title, kind } : state;
    }
    case 'DocumentRead':
    case 'DocumentFoundUnreadable':
      return state.status === 'present' ? { ...state, isRead: true } : state;
    case 'DocumentRemoved':
      return { status: 'removed' };
    default:
      return assertNever(event);
  }
};

const decide = (command: DocumentCommand, state: DocumentState): Decision<DocumentEvent> => {
  const { documentId } = command;
  switch (command.type) {
    case 'AddDocument': {
      const { title, kind, file } = command;
      return state.status === 'absent' ? [{ type: 'DocumentAdded', data: { documentId, title, kind, file } }] : [];
    }
    case 'ReviseDocument': {
      if (state.status !== 'present') return NO_DOCUMENT;
      const { title, kind } = command;
      const isSame = title === state.title && kind === state.kind;
      return isSame ? [] : [{ type: 'DocumentRevised', data: { documentId, title, kind } }];
    }
    case 'RecordReading': {
      const { fileId, reading } = command;
      // The document was removed meanwhile, or another process has read it.
      if (state.status !== 'present' || state.isRead || state.file.fileId !== fileId) return [];
      return reading.kind === 'read'
        ? [{ type: 'DocumentRead', data: { documentId, fileId, facts: reading.facts } }]
        : [{ type: 'DocumentFoundUnreadable', data: { documentId, fileId, fault: reading.fault } }];
    }
    case 'RemoveDocument':
      if (state.status === 'absent') return NO_DOCUMENT;
      if (state.status === 'removed') return [];
      return [{ type: 'DocumentRemoved', data: { documentId, fileId: state.file.fileId } }];
    default:
      return assertNever(command);
  }
};

/** `document-{id}` */
export const documentDecider: Decider<DocumentCommand, DocumentEvent, DocumentState> = {
  events: documentEvents,
  initialState: { status: 'absent' },
  evolve,
  decide,
};
