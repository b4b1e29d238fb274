import { type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import { changeOr, projection } from '#kernel/projection';

/**
 * How many claims a tracker has recorded as news, so that an index of them can tell with a single read whether it is complete.
 * `_id` is the tracker's id.
 */
export interface LedgerSize {
  readonly _id: string;
  readonly claims: number;
}

export const ledgerSizes = projection<LedgerEvent, LedgerSize>({
  name: 'ledger-sizes',
  from: [ledgerEvents],
  project: (event) =>
    event.type === 'ClaimRecorded' && event.data.role !== 'background'
      ? [changeOr<LedgerSize>({ _id: event.data.trackerId, claims: 0 }, { $inc: { claims: 1 } })]
      : [],
});
