import type { StreamReader } from '#platform/command-handling/stream-reader';
import type { ExportedPart } from '#platform/export/contributions';
import type { ReadStore } from '#platform/read-store/read-store';
import { apiTokens } from '#projections/accounts/api-tokens/api-tokens.projection';
import { channels } from '#projections/accounts/channels/channels.projection';
import { apiTokenView } from '../api-tokens/api-token-view';
import { channelView } from '../channels/channel-view';
import { impersonationsOf } from '../impersonations/impersonations.query';

/** Data of an account besides its profile. Excludes tokens and their hashes. */
export const accountParts = (documents: ReadStore, streams: StreamReader): readonly ExportedPart[] => [
  {
    name: 'api_tokens',
    async *rowsOf(userId) {
      for (const token of await documents.find(apiTokens, { user_id: userId })) yield apiTokenView(token);
    },
  },
  {
    name: 'channels',
    async *rowsOf(userId) {
      for (const channel of await documents.find(channels, { user_id: userId })) yield channelView(channel);
    },
  },
  {
    name: 'impersonations',
    async *rowsOf(userId) {
      yield* await impersonationsOf(userId, documents, streams);
    },
  },
];
