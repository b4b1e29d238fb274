import { type DocumentEvent, documentEvents } from '#events/documents/document.events';
import type { Recorded } from '#kernel/recorded-event';
import { BEGINNING, type EventStore, describeLocation } from '#platform/event-store/event-store';
import type { FileName } from '#platform/file-store/file-name';
import type { FileOwner } from '#platform/file-store/sweep/file-owner';
import { documentFile, documentTextFile, isDocumentFile } from './document-files';
import { type DocumentState, documentDecider } from './domain/document.decider';

const DOCUMENTS_PER_PAGE = 1000;

/** All documents there ever were, from the log. Throws if one of their events cannot be read. */
const allDocuments = async (log: Pick<EventStore, 'readAll' | 'lastPosition'>): Promise<readonly DocumentState[]> => {
  const documents = new Map<string, DocumentState>();
  const end = await log.lastPosition();
  for (let after = BEGINNING; after < end;) {
    const { events, unreadable, upTo } = await log.readAll({
      after,
      limit: DOCUMENTS_PER_PAGE,
      categories: [documentEvents.category],
    });
    const [damaged] = unreadable;
    if (damaged !== undefined) throw new Error(`Files of documents stay: ${describeLocation(damaged)} cannot be read.`);
    for (const event of events as readonly Recorded<DocumentEvent>[]) {
      const before = documents.get(event.stream) ?? documentDecider.initialState;
      documents.set(event.stream, documentDecider.evolve(before, event));
    }
    after = upTo;
  }
  return [...documents.values()];
};

/** PDFs without a document, and texts of an earlier edition or of a document that was removed while it was read. */
export const documentFileOwner = (log: Pick<EventStore, 'readAll' | 'lastPosition'>): FileOwner => ({
  concerns: isDocumentFile,
  async unneeded(names) {
    const needed = new Set<FileName>();
    for (const document of await allDocuments(log)) {
      if (document.status !== 'present') continue;
      needed.add(documentFile(document.file.fileId));
      needed.add(documentTextFile(document.file.fileId));
    }
    return names.filter((name) => !needed.has(name));
  },
});
