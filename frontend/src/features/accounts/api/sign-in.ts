import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { beginSession, whoeverIsSignedIn } from '../published/session-change';
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

export const useSignIn = () =>
  useMutation({
    mutationFn: (credentials: Credentials) => answerOf(api.POST('/api/common/sign-in', { body: credentials })),
    onMutate: whoeverIsSignedIn,
    onSuccess: (tokens, _sent, from) => beginSession(tokens, from),
  });
