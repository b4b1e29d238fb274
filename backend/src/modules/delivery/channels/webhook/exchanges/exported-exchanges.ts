import { json } from 'node:stream/consumers';
import type { ExportedPart } from '#platform/export/contributions';
import type { FileStore } from '#platform/file-store/file-store';
import { filesBelow } from '#platform/file-store/files-below';
import { exchangesOfUser } from './exchange-files';

/** The exchanges with a user's webhooks for the export of their account, one attempt at a time. */
export const exportedExchanges = (files: Pick<FileStore, 'list' | 'get'>): readonly ExportedPart[] => [
  {
    name: 'webhook_exchanges',
    async *rowsOf(userId) {
      for await (const { name } of filesBelow(files, exchangesOfUser(userId))) {
        const file = await files.get(name);
        // The file may expire meanwhile.
        if (file !== undefined) yield (await json(file.content)) as object;
      }
    },
  },
];
