import { queryOptions, useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';

/** What the link of a mail turns off. */
export const unsubscribeQuery = (link: string) =>
  queryOptions({
    queryKey: ['unsubscribe', link],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/common/unsubscribe/{link}', { params: { path: { link } }, signal })),
    staleTime: Infinity,
    retry: false,
  });

/** From all mails to the address that the link was sent to. */
export const useUnsubscribeFromAll = (link: string) =>
  useMutation({
    mutationFn: () => answerOf(api.POST('/unsubscribe/{link}/all', { params: { path: { link } } })),
  });

export const useUnsubscribe = (link: string) =>
  useMutation({
    mutationFn: () => answerOf(api.POST('/unsubscribe/{link}', { params: { path: { link } } })),
  });
