import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';

export type Session = Answer<'Session'>;

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/common/sessions', { signal })),
});

const failed = (error: Error): void => toastFailure(wordsOf(error, 'The session could not be ended'));

export const useEndSession = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answerOf(api.DELETE('/api/common/sessions/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      toast('Signed out there');
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: failed,
  });
};

export const useSignOutElsewhere = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(api.POST('/api/common/sign-out-elsewhere')),
    onSuccess: async () => {
      toast('Signed out everywhere else');
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: failed,
  });
};
