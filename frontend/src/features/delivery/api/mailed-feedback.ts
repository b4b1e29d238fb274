import { queryOptions } from '@tanstack/react-query';
import type { RequestBodyJSON } from 'openapi-typescript-helpers';
import { unwrap, api } from '../../../shared/api/client';
import type { paths } from '../../../shared/api/schema';
import { useApiMutation } from '../../../shared/api/use-api-mutation';

/** The line of a mail that a link in it judges. */
export const mailedLineQuery = (link: string) =>
  queryOptions({
    queryKey: ['mailed-line', link],
    queryFn: ({ signal }) => unwrap(api.GET('/api/common/feedback/{link}', { params: { path: { link } }, signal })),
    staleTime: Infinity,
    meta: { survivesSessionChange: true },
    retry: false,
  });

export const useMailedFeedback = (link: string) =>
  useApiMutation((body: RequestBodyJSON<paths['/api/common/feedback/{link}']['post']>) =>
    api.POST('/api/common/feedback/{link}', { params: { path: { link } }, body }),
  );
