import { askedOnce } from '#shared/api/asked-once';
import { api, defineQuery } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';

/** The question that a confirmation link is about. */
export const confirmationQuery = (link: string) =>
  defineQuery(
    ['confirm-channel', link],
    (init) => api.GET('/api/common/confirm-channel/{link}', { params: { path: { link } }, ...init }),
    askedOnce,
  );

export const useConfirmChannel = (link: string) =>
  useApiMutation(() => api.POST('/api/common/confirm-channel/{link}', { params: { path: { link } } }));
