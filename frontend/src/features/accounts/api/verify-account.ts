import { api } from '#shared/api/client';
import { useSigningIn } from '../published/use-signing-in';

interface Activation {
  readonly uid: string;
  readonly token: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
}

/** Activates the account and signs in. */
export const useVerifyAccount = () =>
  useSigningIn((body: Activation) => api.POST('/api/common/verify-account', { body }));
