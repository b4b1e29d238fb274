import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import type { Tokens } from '../../../shared/api/session';
import { beginSession } from '../session-change';

interface Activation {
  readonly uid: string;
  readonly token: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
}

interface Activated extends Tokens {
  readonly username: string;
  /** Trackers that waited for this account and want their first run. */
  readonly to_init: readonly string[];
}

/** Activates the account and signs in. */
export const useVerifyAccount = () =>
  useMutation({
    mutationFn: (activation: Activation) =>
      answerOf<Activated>(api.POST('/api/common/verify-account', { body: activation })),
    onSuccess: beginSession,
  });
