import { type MutationKey, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast, toastFailure, type ToastAction } from '../ui/toasts/toast';
import { unwrap, type Outcome } from './client';
import { errorMessage } from './problem';

type Queries = readonly { readonly queryKey: QueryKey }[];

interface ApiMutation<Answer, Sent> {
  /** Key by which other components see that it is under way or done. */
  readonly key?: MutationKey;
  /** Queries whose data it changes. */
  readonly invalidates?: Queries | ((answer: Answer, sent: Sent) => Queries);
  /** Set if the mutation counts as done without waiting for the renewed queries. */
  readonly inBackground?: boolean;
  /** Message after success; absent if the page shows it. */
  readonly successMessage?: string | ((sent: Sent) => string);
  /** Takes it back, offered with that message; mostly another mutation. */
  readonly undo?: (sent: Sent) => ToastAction | undefined;
  /**
   * Message after a failure for which the server gives no reason. Leave out both this and `failureMessage` if the page
   * shows the failure itself.
   */
  readonly failureFallback?: string;
  /** Message after a failure, whatever reason the server gives. */
  readonly failureMessage?: (error: unknown, sent: Sent) => string;
  readonly onSuccess?: (answer: Answer, sent: Sent) => unknown;
}

/** Invalidates queries: those on screen are fetched again now, the others when they are next shown. */
export const invalidate = (queryClient: QueryClient, renewed: Queries): Promise<unknown> =>
  Promise.all(renewed.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));

/** A change on the server, with toasts for its outcome. It is pending until the queries that it changes are renewed. */
export const useApiMutation = <Answer, Sent = void>(
  send: (sent: Sent) => Promise<Outcome<Answer>>,
  {
    key,
    invalidates = [],
    inBackground = false,
    successMessage,
    undo,
    failureFallback,
    failureMessage,
    onSuccess,
  }: ApiMutation<Answer, Sent> = {},
) => {
  const queryClient = useQueryClient();
  return useMutation({
    ...(key === undefined ? {} : { mutationKey: key }),
    mutationFn: (sent: Sent) => unwrap(send(sent)),
    onSuccess: async (answer, sent) => {
      if (successMessage !== undefined)
        toast(typeof successMessage === 'string' ? successMessage : successMessage(sent), undo?.(sent));
      await onSuccess?.(answer, sent);
      const renewal = invalidate(
        queryClient,
        typeof invalidates === 'function' ? invalidates(answer, sent) : invalidates,
      );
      if (!inBackground) await renewal;
    },
    onError: (error, sent) => {
      if (failureMessage !== undefined) toastFailure(failureMessage(error, sent));
      else if (failureFallback !== undefined) toastFailure(errorMessage(error, failureFallback));
    },
  });
};
