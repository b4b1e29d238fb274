import {
  type ClaimEvidence,
  type KeyFactObserved,
  type LedgerEvent,
  ledgerEvents,
} from '#events/research/ledger.events';
import { put, projection } from '#kernel/projection';

/** A value of a key fact as a page gave it. */
export interface KeyFactReading {
  /** The event's id. */
  readonly _id: string;
  readonly tracker_id: string;
  readonly name: string;
  readonly type: KeyFactObserved['data']['type'];
  /** Null if the previous value was overruled. */
  readonly value: KeyFactObserved['data']['value'];
  /** Absent if the value is exact. */
  readonly qualifier?: KeyFactObserved['data']['qualifier'];
  /** The value in the source's words. */
  readonly written: string;
  /** The day of the source. */
  readonly as_of: string;
  readonly observed_at: string;
  readonly evidence: ClaimEvidence;
}

export const keyFacts = projection<LedgerEvent, KeyFactReading>({
  name: 'key-facts',
  from: [ledgerEvents],
  indexes: [{ keys: ['tracker_id', 'name', 'observed_at'] }],
  project(event) {
    switch (event.type) {
      case 'KeyFactObserved': {
        const { trackerId, name, type, value, qualifier, written, asOf, evidence } = event.data;
        return [
          put({
            _id: event.id,
            tracker_id: trackerId,
            name,
            type,
            value,
            ...(qualifier && { qualifier }),
            written,
            as_of: asOf,
            observed_at: event.metadata.occurred_at,
            evidence,
          }),
        ];
      }
      default:
        return [];
    }
  },
});
