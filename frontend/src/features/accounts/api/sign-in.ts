import { api } from '#shared/api/client';
import { useSigningIn } from '../published/use-signing-in';
import type { ProviderCredentials } from './sign-in-with-provider';

interface LocalCredentials {
  readonly username: string;
  readonly password: string;
  readonly referral_code?: string;
}

export type Credentials = (LocalCredentials | ProviderCredentials) & {
  /** A code of the second factor, or a recovery code. */
  readonly otp?: string;
};

export const useSignIn = () => useSigningIn((body: Credentials) => api.POST('/api/common/sign-in', { body }));
