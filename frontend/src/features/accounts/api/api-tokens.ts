import type { Answer } from '../../../shared/api/answer';
import { api, queryOf } from '../../../shared/api/client';
import { useSaving } from '../../../shared/api/use-saving';

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
  useSaving((body: NewApiToken) => api.POST('/api/common/api-tokens', { body }), {
    renews: [apiTokensQuery],
    failed: 'The token could not be created',
  });

export const useRevokeApiToken = () =>
  useSaving((id: string) => api.DELETE('/api/common/api-tokens/{id}', { params: { path: { id } } }), {
    renews: [apiTokensQuery],
    done: 'API token revoked',
    failed: 'The token could not be revoked',
  });
