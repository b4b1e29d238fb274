import { useMutation } from '@tanstack/react-query';
import { unwrap, type Outcome } from '#shared/api/client';
import { storedTokens } from '#shared/session/stored-session';
import type { Tokens } from '#shared/session/tokens';
import { signInWithTokens } from '../sign-in-with-tokens';

/** A request that is answered with tokens, and signs in with them unless another person has signed in since. */
export const useSigningIn = <Sent, Answer extends Tokens>(
  send: (sent: Sent) => Promise<Outcome<Answer>>,
  onTokens: (sent: Sent) => void = () => undefined,
) =>
  useMutation({
    mutationFn: (sent: Sent) => unwrap(send(sent)),
    onMutate: storedTokens,
    onSuccess: (tokens, sent, from) => {
      onTokens(sent);
      return signInWithTokens(tokens, from);
    },
  });
