import { api, defineQuery } from '#shared/api/client';
import { oneTimeQueryOptions } from '#shared/api/one-time-query-options';
import { useApiMutation } from '#shared/api/use-api-mutation';

/** The mails that an unsubscribe link turns off. */
export const unsubscribeQuery = (link: string) =>
  defineQuery(
    ['unsubscribe', link],
    (init) => api.GET('/api/common/unsubscribe/{link}', { params: { path: { link } }, ...init }),
    oneTimeQueryOptions,
  );

/** Unsubscribes the link's recipient from all mails. */
export const useUnsubscribeFromAll = (link: string) =>
  useApiMutation(() => api.POST('/unsubscribe/{link}/all', { params: { path: { link } } }));

export const useUnsubscribe = (link: string) =>
  useApiMutation(() => api.POST('/unsubscribe/{link}', { params: { path: { link } } }));
