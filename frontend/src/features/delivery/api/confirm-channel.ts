import { queryOptions, useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';

/** What the link of a question is about. */
export const confirmationQuery = (link: string) =>
  queryOptions({
    queryKey: ['confirm-channel', link],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/common/confirm-channel/{link}', { params: { path: { link } }, signal })),
    staleTime: Infinity,
    retry: false,
  });

export const useConfirmChannel = (link: string) =>
  useMutation({
    mutationFn: () => answerOf(api.POST('/api/common/confirm-channel/{link}', { params: { path: { link } } })),
  });
