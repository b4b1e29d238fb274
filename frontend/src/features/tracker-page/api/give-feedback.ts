import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { actionTexts } from '#shared/texts/actions';
import { type Verdict, feedbackSavedMessage } from '#features/feedback/published/feedback-labels';
import { trackerQuery } from '#features/trackers/api/get-tracker';
import { trackerChangeTexts } from '../texts/changes';

export interface Feedback {
  /** A line, or all lines of an update. */
  readonly on: { readonly claim_id: string } | { readonly update_id: string };
  /** Null withdraws an earlier verdict. */
  readonly verdict: Verdict | null;
  readonly note?: string;
}

/** Records the user's feedback on a line or an update of their tracker, and offers to undo it. */
export const useGiveFeedback = (id: string) => {
  const { mutate, mutateAsync, isPending } = useApiMutation(
    ({ on, verdict, note }: Feedback) =>
      api.POST('/api/topics/tracker/{id}/feedback', { params: { path: { id } }, body: { ...on, verdict, note } }),
    {
      invalidates: [trackerQuery(id)],
      success: ({ verdict }) => feedbackSavedMessage(verdict),
      undo: ({ on, verdict }) =>
        verdict === null ? undefined : { label: actionTexts().undo, onClick: () => mutate({ on, verdict: null }) },
      hidesReason: true,
      failure: trackerChangeTexts().feedbackNotSaved,
    },
  );
  return { give: mutate, giveAndWait: mutateAsync, isPending };
};
