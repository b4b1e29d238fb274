import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';

export type BriefDelivery = Answer<'BriefDelivery'>;

/** The latest briefs, where each went and what came of it; and where nothing is sent any more. */
export const deliveriesQuery = queryOptions({
  queryKey: ['deliveries'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/common/deliveries', { signal })),
});

export const useTurnOwnAddressOff = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(api.POST('/api/common/deliveries/turn-off')),
    onSuccess: async () => {
      toast('Updates by email are off');
      await queries.invalidateQueries({ queryKey: deliveriesQuery.queryKey });
    },
    onError: (error) => toastFailure(wordsOf(error, 'An unexpected error occurred.')),
  });
};

/** Null is the account's own address. */
export const useResumeDestination = (channelId: string | null) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(api.POST('/api/common/deliveries/resume', { body: { channel_id: channelId } })),
    onSuccess: async () => {
      toast('Updates are sent there again');
      await queries.invalidateQueries({ queryKey: deliveriesQuery.queryKey });
    },
    onError: (error) => toastFailure(wordsOf(error, 'An unexpected error occurred.')),
  });
};
