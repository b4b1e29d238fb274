import { documentAddress } from '#events/documents/document-address';
import type { PageFault } from '#events/research/run-log';
import type { AskedPlace } from '#events/research/run.events';
import type { DocumentDocument, DocumentText } from '#modules/documents/published';
import { addressKey } from '#pages/page-address';
import type { GatheredPage } from '#pages/read-page';
import { documentFingerprint, documentPage } from '../read/document-page';
import { defaultGatherLimits, type Gathered, type Gatherer, type GatherRequest, type Visited } from './gathering';
import { byNewestPage } from './visit-pages';

export interface DocumentGathererParts {
  /** Base URL of the pages on which documents are shown. */
  readonly publicUrl: string;
  /** Undefined if the document was removed. */
  readonly documentOf: (id: string) => Promise<DocumentDocument | undefined>;
  /** The text of a document by the id of its file; null if it is gone or cannot be read. */
  readonly textOf: (fileId: string) => Promise<DocumentText | null>;
  readonly web: Gatherer;
}

const nothing: Gathered = {
  pages: [],
  documents: [],
  places: [],
  costUsd: 0,
  finding: 'UNREACHABLE',
  cutShort: false,
};

/** Reads the documents that a tracker names from the store, and then the web, unless it names only documents. */
export const createDocumentGatherer = ({ publicUrl, documentOf, textOf, web }: DocumentGathererParts): Gatherer => {
  const { hostname: host } = new URL(publicUrl);

  const visit = async (id: string, { known, signal }: GatherRequest, room: number): Promise<Visited> => {
    const url = documentAddress(publicUrl, id);
    const document = await documentOf(id);
    const title = document?.title ?? '';
    const notRead = (outcome: 'unreachable' | 'left_out', fault: PageFault): Visited => ({
      outcome,
      url,
      title,
      reason: { kind: 'not_read', fault },
      notes: [],
    });
    if (signal.aborted) return notRead('left_out', { kind: 'time_limit' });
    if (document === undefined) return notRead('unreachable', { kind: 'document_removed' });
    const { file_id: fileId, added_at: addedAt } = document;
    if (known.get(addressKey(url)) === documentFingerprint(fileId))
      return { outcome: 'known', url, title, reason: { kind: 'unchanged' }, notes: [] };
    if (document.text.state === 'unreadable')
      return notRead('left_out', { kind: 'document_unreadable', fault: document.text.fault });
    const text = await textOf(fileId);
    const page = text === null ? null : documentPage({ url, title, fileId, addedAt, text });
    if (page === null) return notRead('left_out', { kind: 'no_readable_text' });
    return charactersOf([page]) > room
      ? notRead('left_out', { kind: 'character_limit', characters: room })
      : { outcome: 'read', page };
  };

  return {
    async gather(request) {
      const { domains, documents = [], limits, onProgress } = request;
      const characters = limits?.characters ?? defaultGatherLimits.characters;
      const visits: Visited[] = [];
      const places: AskedPlace[] = [];
      for (const id of documents) {
        const visited = await visit(id, request, characters - charactersOf(visits.flatMap(readPages)));
        visits.push(visited);
        places.push(askedDocument(id, visited));
        const { title } = visited.outcome === 'read' ? visited.page : visited;
        onProgress({
          step: 'read',
          host,
          title,
          sources_found: documents.length,
          sources_read: visits.length,
          visited,
        });
      }
      const pages = visits.flatMap(readPages);
      const found =
        documents.length > 0 && domains.length === 0
          ? nothing
          : await web.gather({
              ...request,
              limits: { ...limits, characters: characters - charactersOf(pages) },
              onProgress: (progress) =>
                onProgress({
                  ...progress,
                  sources_found: documents.length + progress.sources_found,
                  sources_read: documents.length + progress.sources_read,
                }),
            });
      return {
        ...found,
        pages: [...pages, ...found.pages].sort(byNewestPage),
        documents: [...visits.filter((each) => each.outcome !== 'read'), ...found.documents],
        places: [...places, ...found.places],
        finding: findingOf(visits, found.finding),
        cutShort: found.cutShort || request.signal.aborted,
      };
    },
  };
};

const readPages = (visited: Visited): readonly GatheredPage[] => (visited.outcome === 'read' ? [visited.page] : []);

const charactersOf = (pages: readonly GatheredPage[]): number =>
  pages.reduce((sum, { blocks }) => sum + blocks.reduce((length, block) => length + block.length, 0), 0);

const askedDocument = (id: string, visited: Visited): AskedPlace => {
  const source = { kind: 'document', retryAt: null } as const;
  if (visited.outcome === 'read')
    return { ...source, name: visited.page.title, answer: 'found', found: 1, reason: null };
  const { outcome, title, reason } = visited;
  if (outcome === 'known') return { ...source, name: title, answer: 'found', found: 1, reason: null };
  return {
    ...source,
    name: title || id,
    answer: outcome === 'unreachable' ? 'unreachable' : 'nothing-to-read',
    found: 0,
    reason: reason.kind === 'not_read' ? reason.fault : null,
  };
};

const findingOf = (visits: readonly Visited[], elsewhere: Gathered['finding']): Gathered['finding'] => {
  if (visits.some(({ outcome }) => outcome === 'read' || outcome === 'known')) return 'readable';
  return elsewhere === 'UNREACHABLE' && visits.some(({ outcome }) => outcome === 'left_out') ? 'NO_SOURCES' : elsewhere;
};
