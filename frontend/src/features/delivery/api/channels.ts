import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';

export type Channel = Answer<'Channel'>;
type Content = Pick<Channel, 'kind' | 'target' | 'enabled'>;

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
export const useToggleChannel = ({ id, kind, target }: Channel) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (enabled: boolean) =>
      answerOf(api.PUT('/api/common/channels/{id}', { params: { path: { id } }, body: { kind, target, enabled } })),
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

/** A tracker, or a folder that sends its updates as one; null is the root. */
export interface Scope {
  readonly kind: 'tracker' | 'collection';
  readonly id: string | null;
}

export const isMuted = ({ muted }: Channel, { kind, id }: Scope): boolean => muted.includes(`${kind}:${id ?? ''}`);

export const useMuteChannel = (channelId: string, scope: Scope) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (muted: boolean) =>
      answerOf(
        api.PUT('/api/common/channels/{id}/muted', {
          params: { path: { id: channelId } },
          body: { ...scope, muted },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: channelsQuery.queryKey }),
    onError: (error) => toastFailure(wordsOf(error, 'The channel could not be changed')),
  });
};

export const useTestChannel = () =>
  useMutation({
    mutationFn: (id: string) => answerOf(api.POST('/api/common/channels/{id}/test', { params: { path: { id } } })),
    onError: (error) => toastFailure(wordsOf(error, 'The test could not be sent')),
  });

export const secretQuery = (id: string) =>
  queryOptions({
    queryKey: ['channel-secret', id],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/common/channels/{id}/secret', { params: { path: { id } }, signal })),
    gcTime: 0,
  });

export const useReplaceSecret = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(api.POST('/api/common/channels/{id}/secret', { params: { path: { id } } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: secretQuery(id).queryKey }),
    onError: (error) => toastFailure(wordsOf(error, 'The secret could not be replaced')),
  });
};
