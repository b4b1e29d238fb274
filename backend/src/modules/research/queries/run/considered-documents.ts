import type { ReadStore } from '#platform/read-store/read-store';
import { readPageId, readPages } from '#projections/research/read-pages/read-pages.projection';
import { runDocuments } from '#projections/research/run-documents/run-documents.projection';
import type { ConsideredDocument } from '../../domain/run.events';

/** All pages that a run considered, the unchanged ones last; none until it has ended. */
export const consideredDocuments = async (
  reads: Pick<ReadStore, 'get' | 'find'>,
  runId: string,
): Promise<readonly ConsideredDocument[]> => {
  const log = await reads.get(runDocuments, runId);
  if (log === undefined) return [];
  const ids = log.unchanged.map((url) => readPageId(log.tracker_id, url));
  const pages = await reads.find(readPages, { _id: { $in: ids } });
  const titles = new Map(pages.map(({ url, title }) => [url, title]));
  const unchanged = log.unchanged.map((url) => ({
    url,
    title: titles.get(url) ?? '',
    outcome: 'known' as const,
    reason: 'Read before, and unchanged since.',
  }));
  return [...log.documents, ...unchanged];
};
