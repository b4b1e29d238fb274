import { keepPreviousData } from '@tanstack/react-query';
import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';

export type PageFound = Schema<'FoundImages'>['results'][number];

/** Maximum of the server. */
const MAX_RESULTS = 60;

/** Pages with a paragraph that has all the words, grouped by document. `text` is trimmed and not empty. */
export const textsQuery = (text: string) =>
  defineQuery(
    ['documents', 'texts', text],
    (init) => api.GET('/api/images/search', { params: { query: { q: text, k: MAX_RESULTS, shows: 'page' } }, ...init }),
    { placeholderData: keepPreviousData },
  );
