import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';

export type Channel = Answer<'Channel'>;
type Content = Omit<Channel, 'id'>;

export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/common/channels', { signal })),
});

export const useAddChannel = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Content) => answerOf(api.POST('/api/common/channels', { body })),
    onSuccess: async () => {
      toast('Channel added');
      await queries.invalidateQueries({ queryKey: channelsQuery.queryKey });
    },
    onError: (error) => toastFailure(wordsOf(error, 'The channel could not be added')),
  });
};

/** Shown as changed at once, and as before if that fails. */
export const useToggleChannel = ({ id, ...content }: Channel) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (enabled: boolean) =>
      answerOf(api.PUT('/api/common/channels/{id}', { params: { path: { id } }, body: { ...content, enabled } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: channelsQuery.queryKey }),
    onError: (error) => toastFailure(wordsOf(error, 'The channel could not be changed')),
  });
};

export const useRemoveChannel = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answerOf(api.DELETE('/api/common/channels/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      toast('Channel removed');
      await queries.invalidateQueries({ queryKey: channelsQuery.queryKey });
    },
    onError: (error) => toastFailure(wordsOf(error, 'The channel could not be removed')),
  });
};
