import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { beginSession, whoeverIsSignedIn } from '../published/session-change';

interface Activation {
  readonly uid: string;
  readonly token: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
}

/** Activates the account and signs in. */
export const useVerifyAccount = () =>
  useMutation({
    mutationFn: (activation: Activation) => answerOf(api.POST('/api/common/verify-account', { body: activation })),
    onMutate: whoeverIsSignedIn,
    onSuccess: (tokens, _sent, from) => beginSession(tokens, from),
  });
