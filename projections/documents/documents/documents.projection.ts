import {
  type DocumentEvent,
  type DocumentKind,
  type ReadingFault,
  documentEvents,
} from '#events/documents/document.events';
import { assertNever } from '#kernel/assert-never';
import { dayOf } from '#kernel/calendar';
import { stripInvisible } from '#kernel/invisible-characters';
import { change, projection, put, remove } from '#kernel/projection';

export interface DocumentDocument {
  readonly _id: string;
  readonly title: string;
  readonly kind: DocumentKind;
  readonly file_id: string;
  readonly file_name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly added_at: string;
  /** A calendar day; null if at most its text says. */
  readonly published_on: string | null;
  readonly text: TextState;
}

/** Whether questions about the document can be answered. */
export type TextState =
  | { readonly state: 'reading' }
  | { readonly state: 'read'; readonly pages: number; readonly words: number; readonly pages_without_text: number }
  | { readonly state: 'unreadable'; readonly fault: ReadingFault };

export const documents = projection<DocumentEvent, DocumentDocument>({
  name: 'documents',
  from: [documentEvents],
  indexes: [{ keys: ['added_at'] }, { keys: ['kind', 'added_at'] }, { keys: ['title'] }],
  project(event) {
    switch (event.type) {
      case 'DocumentAdded': {
        const { documentId, title, kind, file } = event.data;
        const facts = { file_id: file.fileId, file_name: file.fileName, bytes: file.bytes, sha256: file.sha256 };
        return [
          put({
            _id: documentId,
            title: stripInvisible(title),
            kind,
            ...facts,
            added_at: event.metadata.occurred_at,
            // Documents brought in by the product itself are added as of the day of their publication.
            published_on: event.metadata.actor.kind === 'system' ? dayOf(event.metadata.occurred_at) : null,
            text: { state: 'reading' },
          }),
        ];
      }
      case 'DocumentRevised': {
        const { documentId, title, kind } = event.data;
        return [change(documentId, { $set: { title: stripInvisible(title), kind } })];
      }
      case 'DocumentRead': {
        const { documentId, facts } = event.data;
        const { pages, words, pagesWithoutText } = facts;
        return [
          change(documentId, { $set: { text: { state: 'read', pages, words, pages_without_text: pagesWithoutText } } }),
        ];
      }
      case 'DocumentFoundUnreadable': {
        const { documentId, fault } = event.data;
        return [change(documentId, { $set: { text: { state: 'unreadable', fault } } })];
      }
      case 'DocumentRemoved':
        return [remove(event.data.documentId)];
      default:
        return assertNever(event);
    }
  },
});
