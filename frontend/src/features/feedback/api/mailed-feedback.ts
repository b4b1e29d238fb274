import type { RequestBodyJSON } from 'openapi-typescript-helpers';
import { api, defineQuery } from '#shared/api/client';
import { oneTimeQueryOptions } from '#shared/api/one-time-query-options';
import type { paths } from '#shared/api/schema';
import { useApiMutation } from '#shared/api/use-api-mutation';

/** The line of a mail that its link rates. */
export const mailedLineQuery = (link: string) =>
  defineQuery(
    ['mailed-line', link],
    (init) => api.GET('/api/common/feedback/{link}', { params: { path: { link } }, ...init }),
    oneTimeQueryOptions,
  );

export const useMailedFeedback = (link: string) =>
  useApiMutation((body: RequestBodyJSON<paths['/api/common/feedback/{link}']['post']>) =>
    api.POST('/api/common/feedback/{link}', { params: { path: { link } }, body }),
  );
