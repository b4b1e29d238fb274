import { type CitedSource, type LedgerEvent, ledgerEvents, type StateText } from '#events/research/ledger.events';
import { type RunEvent, runEvents } from '#events/research/run.events';
import { type TextLine, isOverruled } from '#events/research/text-lines';
import { assertNever } from '#kernel/assert-never';
import { change, changeOr, projection } from '#kernel/projection';

/**
 * A tracker's newest lines and the state of its newest run. `_id` is the tracker's id. Its overview is in `overviews`.
 */
export interface TrackerStateDocument {
  readonly _id: string;
  /** Time when a run last published; null until one has. */
  readonly updated_at: string | null;
  /** Lines of the newest run that published; empty before. The numbers in a line refer to `newest_sources`. */
  readonly newest_lines: readonly TextLine[];
  readonly newest_sources: readonly CitedSource[];
  /** Words that its first pages use and its description lacks. */
  readonly proposed_words: readonly string[];
  /** Id of the newest run in the read model `runs`. */
  readonly last_run_id: string;
  /** The latest scheduled time for which a run was requested; null if there was none. */
  readonly newest_period: string | null;
  /** Time when the newest run will be retried after a failure; null if it will not be. */
  readonly retry_at: string | null;
  /** Time when the latest run that finished reading its sources ended, whatever it found. */
  readonly last_checked_at: string | null;
}

const unresearched = (trackerId: string, runId: string): TrackerStateDocument => ({
  _id: trackerId,
  updated_at: null,
  newest_lines: [],
  newest_sources: [],
  proposed_words: [],
  last_run_id: runId,
  newest_period: null,
  retry_at: null,
  last_checked_at: null,
});

/** The lines as shown, without those that have been overruled. */
const linesIn = ({ lines, written }: StateText): readonly TextLine[] =>
  (written?.lines ?? lines).filter((line) => !isOverruled(line));

export const trackerStates = projection<RunEvent | LedgerEvent, TrackerStateDocument>({
  name: 'tracker-states',
  from: [runEvents, ledgerEvents],
  indexes: [{ keys: ['retry_at'] }],
  project(event) {
    const at = event.metadata.occurred_at;
    switch (event.type) {
      case 'RunRequested': {
        const { trackerId, runId, period } = event.data;
        const requested = { last_run_id: runId, retry_at: null };
        return [
          changeOr(unresearched(trackerId, runId), {
            $set: period === null ? requested : { ...requested, newest_period: period },
          }),
        ];
      }
      case 'DueRunJoined':
        return [change(event.data.trackerId, { $set: { newest_period: event.data.period } })];
      case 'StateEstablished': {
        const { trackerId, state } = event.data;
        return [
          change(trackerId, {
            $set: {
              newest_lines: linesIn(state),
              newest_sources: state.sources,
              updated_at: at,
              last_checked_at: at,
            },
          }),
        ];
      }
      case 'WordsProposed':
        return [change(event.data.trackerId, { $set: { proposed_words: [...event.data.words] } })];
      case 'UpdatePublished': {
        const { trackerId, update } = event.data;
        return [
          change(trackerId, {
            $set: {
              newest_lines: linesIn(update),
              newest_sources: update.sources,
              updated_at: at,
              last_checked_at: at,
            },
          }),
        ];
      }
      case 'NothingNewFound':
        return [change(event.data.trackerId, { $set: { last_checked_at: at } })];
      case 'RunFailed':
        return [change(event.data.trackerId, { $set: { retry_at: event.data.retryAt } })];
      case 'RunFollowUpRequested':
      case 'RunRestarted':
      case 'RunStarted':
      case 'DocumentsConsidered':
      case 'MeaningCompared':
      case 'SearchesAsked':
      case 'SearchesProposed':
      case 'NewsEdited':
      case 'AnswerWritten':
      case 'RunEnded':
      case 'ClaimRecorded':
      case 'ClaimsConfirmed':
      case 'ClaimsMentioned':
      case 'ClaimUpdated':
      case 'ClaimContradicted':
      case 'ClaimPartEnded':
      case 'PagesRead':
      case 'FeedbackObeyed':
      case 'ClaimsWithdrawn':
      case 'KeyFactObserved':
      case 'OverviewRecomposed':
        return [];
      default:
        return assertNever(event);
    }
  },
});
