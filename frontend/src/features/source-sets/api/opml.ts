import type { Schema } from '#shared/api/api-schema';
import { unwrap, api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { useDownload } from '#shared/files/use-download';
import { isoDay } from '#shared/time/calendar-days';
import { now } from '#shared/time/clock';
import { userQuery } from '#features/accounts/api/get-user';
import { trackerListQueries } from '#features/trackers/api/tracker-queries';
import { decodeXml } from '../opml-file';
import { sourceSetTexts } from '../texts/page';
import { sourceSetsQuery } from './source-sets';

/** Outcome of each entry of a file. */
export type OpmlReport = Schema<'OpmlReport'>;

export const useImportOpml = () =>
  useApiMutation(
    async (file: File) => {
      const opml = decodeXml(new Uint8Array(await file.arrayBuffer()));
      return api.POST('/api/topics/opml', { body: { opml } });
    },
    {
      invalidates: [sourceSetsQuery, userQuery, ...trackerListQueries],
      failure: sourceSetTexts().fileNotImported,
    },
  );

/** Saves the user's Source Sets and trackers as a file. Fetched, since a link would not send the user's token. */
export const useExportOpml = () =>
  useDownload(async () => ({
    name: `aidy-${isoDay(now())}.opml`,
    content: await unwrap(api.GET('/api/topics/opml', { parseAs: 'blob' })),
  }));
