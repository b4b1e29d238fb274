import { unwrap, api } from '#shared/api/client';

export const exportFormats = ['json', 'md', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The file with all claims of a tracker. Fetched, since a link would not send the user's token. */
export const exportEvidence = (trackerId: string, format: ExportFormat): Promise<Blob> =>
  unwrap(
    api.GET('/api/topics/tracker/{id}/export', {
      params: { path: { id: trackerId }, query: { format } },
      parseAs: 'blob',
    }),
  );
