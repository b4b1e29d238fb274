import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { doneWords } from '../published/feedback-words';
import { trackerQuery } from './get-tracker';
import type { Verdict } from '../published/api/tracker';

export interface Feedback {
  /** One line, or all lines of an update. */
  readonly on: { readonly claim_id: string } | { readonly update_id: string };
  /** Null withdraws an earlier verdict. */
  readonly verdict: Verdict | null;
  readonly note?: string;
}

/** Says what the user thinks of a line or an update of their tracker, and offers to take it back. */
export const useGiveFeedback = (trackerId: string) => {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ on, verdict, note }: Feedback) =>
      answerOf(
        api.POST('/api/topics/tracker/{id}/feedback', {
          params: { path: { id: trackerId } },
          body: { ...on, verdict, ...(note === undefined ? {} : { note }) },
        }),
      ),
    onSuccess: async (_answer, { on, verdict }) => {
      if (verdict === null) toast(doneWords(verdict));
      else toast(doneWords(verdict), { label: 'Undo', act: () => mutate({ on, verdict: null }) });
      await queries.invalidateQueries({ queryKey: trackerQuery(trackerId).queryKey });
    },
    onError: () => toastFailure('The feedback could not be saved. Nothing was changed.'),
  });
  return { give: mutate, isPending };
};
