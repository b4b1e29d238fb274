import type { Answer } from '../../../shared/api/answer';
import { api, queryOf } from '../../../shared/api/client';
import { useApiMutation } from '../../../shared/api/use-api-mutation';

export type ApiToken = Answer<'ApiToken'>;
export type Scope = ApiToken['scopes'][number];

export const apiTokensQuery = queryOf(['api-tokens'], (init) => api.GET('/api/common/api-tokens', init));

interface NewApiToken {
  readonly name: string;
  readonly scopes: Scope[];
  /** ISO 8601 UTC. */
  readonly expires_at: string | null;
}

export const useCreateApiToken = () =>
  useApiMutation((body: NewApiToken) => api.POST('/api/common/api-tokens', { body }), {
    invalidates: [apiTokensQuery],
    failureFallback: 'The token could not be created',
  });

export const useRevokeApiToken = () =>
  useApiMutation((id: string) => api.DELETE('/api/common/api-tokens/{id}', { params: { path: { id } } }), {
    invalidates: [apiTokensQuery],
    successMessage: 'API token revoked',
    failureFallback: 'The token could not be revoked',
  });
