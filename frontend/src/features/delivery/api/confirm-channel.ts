import { api, defineQuery } from '#shared/api/client';
import { oneTimeQueryOptions } from '#shared/api/one-time-query-options';
import { useApiMutation } from '#shared/api/use-api-mutation';

/** The question that a confirmation link is about. */
export const confirmationQuery = (link: string) =>
  defineQuery(
    ['confirm-channel', link],
    (init) => api.GET('/api/common/confirm-channel/{link}', { params: { path: { link } }, ...init }),
    oneTimeQueryOptions,
  );

export const useConfirmChannel = (link: string) =>
  useApiMutation(() => api.POST('/api/common/confirm-channel/{link}', { params: { path: { link } } }));
