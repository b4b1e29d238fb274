import type { ConsideredDocument } from '#events/research/run.events';
import type { ReadStore } from '#platform/read-store/read-store';
import { readPageId, readPages } from '#projections/research/read-pages/read-pages.projection';
import { runDocuments } from '#projections/research/run-documents/run-documents.projection';

const everyUrl = () => true;

/** All pages that runs considered, by run, unchanged ones last; empty for a run that has not ended. */
export const consideredByRun = async (
  reads: Pick<ReadStore, 'find'>,
  runIds: readonly string[],
  isWanted: (url: string) => boolean = everyUrl,
): Promise<ReadonlyMap<string, readonly ConsideredDocument[]>> => {
  const found = await reads.find(runDocuments, { _id: { $in: runIds } });
  const ofRuns = found.map(({ _id: runId, tracker_id: trackerId, documents, unchanged }) => ({
    runId,
    trackerId,
    documents: documents.filter(({ url }) => isWanted(url)),
    unchanged: unchanged.filter(isWanted),
  }));
  const ids = ofRuns.flatMap(({ trackerId, unchanged }) => unchanged.map((url) => readPageId(trackerId, url)));
  const pages = await reads.find(readPages, { _id: { $in: ids } });
  const titles = new Map(pages.map(({ _id, title }) => [_id, title]));
  return new Map(
    ofRuns.map(({ runId, trackerId, documents, unchanged }) => {
      const known = unchanged.map((url) => ({
        url,
        title: titles.get(readPageId(trackerId, url)) ?? '',
        outcome: 'known' as const,
        reason: { kind: 'unchanged' } as const,
        notes: [],
      }));
      return [runId, [...documents, ...known]];
    }),
  );
};

/** All pages that a run considered. */
export const consideredDocuments = async (
  reads: Pick<ReadStore, 'find'>,
  runId: string,
): Promise<readonly ConsideredDocument[]> => (await consideredByRun(reads, [runId])).get(runId) ?? [];
