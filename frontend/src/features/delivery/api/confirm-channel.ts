import { queryOptions } from '@tanstack/react-query';
import { unwrap, api } from '../../../shared/api/client';
import { useApiMutation } from '../../../shared/api/use-api-mutation';

/** The question that a confirmation link is about. */
export const confirmationQuery = (link: string) =>
  queryOptions({
    queryKey: ['confirm-channel', link],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/common/confirm-channel/{link}', { params: { path: { link } }, signal })),
    staleTime: Infinity,
    meta: { survivesSessionChange: true },
    retry: false,
  });

export const useConfirmChannel = (link: string) =>
  useApiMutation(() => api.POST('/api/common/confirm-channel/{link}', { params: { path: { link } } }));
