import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast, toastFailure } from '../ui/toast';
import { answerOf, type Outcome } from './client';
import { wordsOf } from './problem';

interface Saving {
  /** The queries whose answers it changes. */
  readonly renews?: readonly { readonly queryKey: QueryKey }[];
  /** Nothing is said if the page shows it. */
  readonly done?: string;
  /** Said if the server gives no reason. */
  readonly failed: string;
}

/** A change on the server, with the toasts that say what came of it. It is pending until the answers that it changes are there. */
export const useSaving = <Answer, Sent = void>(
  send: (sent: Sent) => Promise<Outcome<Answer>>,
  { renews = [], done, failed }: Saving,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sent: Sent) => answerOf(send(sent)),
    onSuccess: async () => {
      if (done !== undefined) toast(done);
      await Promise.all(renews.map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) => toastFailure(wordsOf(error, failed)),
  });
};
