import { type FeedbackEvent, type Verdict, feedbackEvents } from '#events/research/feedback.events';
import { type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import { changeOr, projection } from '#kernel/projection';

/** The owner's verdicts on a tracker's claims, and what they kept out. `_id` is the tracker's id. */
export interface TrackerFeedback {
  readonly _id: string;
  /** Verdicts by the claim's id. */
  readonly verdicts: Readonly<
    Record<string, { readonly verdict: Verdict; readonly note: string | null; readonly at: string }>
  >;
  /** How many pages each verdict has kept out of later runs, by the claim's id. */
  readonly kept_out: Readonly<Record<string, number>>;
}

const changed = (trackerId: string, changes: Parameters<typeof changeOr<TrackerFeedback>>[1]) => [
  changeOr<TrackerFeedback>({ _id: trackerId, verdicts: {}, kept_out: {} }, changes),
];

export const feedback = projection<FeedbackEvent | LedgerEvent, TrackerFeedback>({
  name: 'feedback',
  from: [feedbackEvents, ledgerEvents],
  project(event) {
    switch (event.type) {
      case 'FeedbackGiven': {
        const { trackerId, claimIds, verdict, note } = event.data;
        const given = { verdict, note, at: event.metadata.occurred_at };
        return changed(trackerId, { $set: Object.fromEntries(claimIds.map((id) => [`verdicts.${id}`, given])) });
      }
      case 'FeedbackWithdrawn': {
        const { trackerId, claimIds } = event.data;
        return changed(trackerId, {
          $unset: Object.fromEntries(
            claimIds.flatMap((id) => [[`verdicts.${id}`, ''] as const, [`kept_out.${id}`, ''] as const]),
          ),
        });
      }
      case 'NotesErased': {
        const { trackerId, claimIds } = event.data;
        return changed(trackerId, { $set: Object.fromEntries(claimIds.map((id) => [`verdicts.${id}.note`, null])) });
      }
      case 'FeedbackObeyed': {
        const { trackerId, keptOut } = event.data;
        return changed(trackerId, {
          $inc: Object.fromEntries(keptOut.map(({ claimId, pages }) => [`kept_out.${claimId}`, pages.length])),
        });
      }
      default:
        return [];
    }
  },
});
