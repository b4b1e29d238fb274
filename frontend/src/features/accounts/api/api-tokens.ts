import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';

export type ApiToken = Answer<'ApiToken'>;
export type Scope = ApiToken['scopes'][number];

export const apiTokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/common/api-tokens', { signal })),
});

interface NewApiToken {
  readonly name: string;
  readonly scopes: Scope[];
  /** ISO 8601 UTC. */
  readonly expires_at: string | null;
}

export const useCreateApiToken = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApiToken) => answerOf(api.POST('/api/common/api-tokens', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: apiTokensQuery.queryKey }),
    onError: (error) => toastFailure(wordsOf(error, 'The token could not be created')),
  });
};

export const useRevokeApiToken = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answerOf(api.DELETE('/api/common/api-tokens/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      toast('API token revoked');
      await queries.invalidateQueries({ queryKey: apiTokensQuery.queryKey });
    },
    onError: (error) => toastFailure(wordsOf(error, 'The token could not be revoked')),
  });
};
