import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { accountTexts } from '../texts/page';

export type ApiToken = Schema<'ApiToken'>;
export type ApiTokenScope = ApiToken['scopes'][number];

export const apiTokensQuery = defineQuery(['api-tokens'], (init) => api.GET('/api/common/api-tokens', init));

export const useCreateApiToken = () =>
  useApiMutation((body: Schema<'IssueApiTokenBody'>) => api.POST('/api/common/api-tokens', { body }), {
    invalidates: [apiTokensQuery],
    failure: accountTexts().notCreated,
  });

export const useRevokeApiToken = () =>
  useApiMutation((id: string) => api.DELETE('/api/common/api-tokens/{id}', { params: { path: { id } } }), {
    invalidates: [apiTokensQuery],
    success: accountTexts().revoked,
    failure: accountTexts().notRevoked,
  });
