import { api, defineQuery } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import type { MemberType } from './send-verify-email';

interface RegistrationParameters {
  readonly referral_code?: string;
  readonly grant?: string;
  readonly member_type?: MemberType;
  readonly return_to: string;
}

/** Leaves for the OpenID Connect provider, which leads back to /signing-in. */
export const useBeginOidc = () =>
  useApiMutation((carried: RegistrationParameters) => api.POST('/api/common/oidc/begin', { body: carried }), {
    onSuccess: ({ url }) => window.location.assign(url),
  });

/** The credential that the provider confirmed; returned only once. */
export const oidcCredentialQuery = defineQuery(['oidc-credential'], () => api.POST('/api/common/oidc/credential'), {
  staleTime: Infinity,
  meta: { survivesSessionChange: true },
  retry: false,
});
