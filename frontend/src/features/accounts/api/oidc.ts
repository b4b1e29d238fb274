import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { oneTimeQueryOptions } from '#shared/api/one-time-query-options';
import { useApiMutation } from '#shared/api/use-api-mutation';

/** Opens the OpenID Connect provider's page, which redirects to /signing-in. */
export const useStartOidc = () =>
  useApiMutation((carried: Schema<'BeginBody'>) => api.POST('/api/common/oidc/begin', { body: carried }), {
    onSuccess: ({ url }) => window.location.assign(url),
  });

/** The credential that the provider confirmed; returned only once. */
export const oidcCredentialQuery = defineQuery(
  ['oidc-credential'],
  () => api.POST('/api/common/oidc/credential'),
  oneTimeQueryOptions,
);
