import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { beginSession } from '../session-change';

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly referral_code?: string;
}

export const useSignIn = () =>
  useMutation({
    mutationFn: (credentials: Credentials) => answerOf(api.POST('/api/common/sign-in', { body: credentials })),
    onSuccess: beginSession,
  });
