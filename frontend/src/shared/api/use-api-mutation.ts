import { type MutationKey, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSingleFlight } from '../hooks/use-single-flight';
import { toast, toastFailure, type ToastAction } from '../ui/toasts/toast';
import { unwrap, type Outcome } from './client';
import { errorMessage } from './problem';

type Queries = readonly { readonly queryKey: QueryKey }[];

interface ApiMutation<Answer, Sent> {
  /** Key by which other components know that it is pending or done. */
  readonly key?: MutationKey;
  /** Queries whose data it changes. */
  readonly invalidates?: Queries | ((answer: Answer, sent: Sent) => Queries);
  /** Set if the mutation is done before the invalidated queries are refetched. */
  readonly inBackground?: boolean;
  /** Message after success; absent if the page shows it. */
  readonly success?: string | ((sent: Sent) => string | undefined);
  /** Undo, offered with that message; usually another mutation. */
  readonly undo?: (sent: Sent) => ToastAction | undefined;
  /** Message after a failure for which the server gives no reason; absent if the page shows the failure. */
  readonly failure?: string | ((sent: Sent, error: unknown) => string);
  /** Whether that message is shown whatever reason the server gives. */
  readonly hidesReason?: boolean;
  readonly onSuccess?: (answer: Answer, sent: Sent) => unknown;
}

/** Invalidates queries: active ones are refetched now, the others when they are next used. */
export const invalidate = (queryClient: QueryClient, renewed: Queries): Promise<unknown> =>
  Promise.all(renewed.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));

/** A change on the server, with toasts for its outcome. It is pending until the invalidated queries are refetched. */
export const useApiMutation = <Answer, Sent = void>(
  send: (sent: Sent) => Promise<Outcome<Answer>>,
  {
    key,
    invalidates = [],
    inBackground = false,
    success,
    undo,
    failure,
    hidesReason = false,
    onSuccess,
  }: ApiMutation<Answer, Sent> = {},
) => {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    ...(key === undefined ? {} : { mutationKey: key }),
    mutationFn: (sent: Sent) => unwrap(send(sent)),
    onSuccess: async (answer, sent) => {
      const done = typeof success === 'function' ? success(sent) : success;
      if (done !== undefined) toast(done, undo?.(sent));
      await onSuccess?.(answer, sent);
      const renewal = invalidate(
        queryClient,
        typeof invalidates === 'function' ? invalidates(answer, sent) : invalidates,
      );
      if (!inBackground) await renewal;
    },
    onError: (error, sent) => {
      if (failure === undefined) return;
      const message = typeof failure === 'string' ? failure : failure(sent, error);
      toastFailure(hidesReason ? message : errorMessage(error, message));
    },
  });
  const lastAccepted = useRef<{ readonly sent: Sent } | null>(null);
  const sendOnce = useSingleFlight(async (sent: Sent) => {
    if (lastAccepted.current !== null && lastAccepted.current.sent === sent) return;
    await mutation.mutateAsync(sent).then(
      () => (lastAccepted.current = { sent }),
      () => undefined,
    );
  });
  return {
    ...mutation,
    /**
     * Sends it unless another is pending or the same was accepted before: the second press may come when the button is
     * neither disabled nor gone yet. Without a parameter, that is once in the component's life.
     */
    mutateOnce: (sent: Sent): void => void sendOnce(sent),
  };
};
