import { type ClaimEvidence, type ClaimStatus, type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import type { LineKind } from '#events/research/text-lines';
import { quoteKey } from '#events/research/quote-key';
import { change, put, projection } from '#kernel/projection';

export interface Claim {
  readonly _id: string;
  readonly tracker_id: string;
  /** The run that recorded it. */
  readonly run_id: string;
  readonly text: string;
  /** What it was when it was recorded; the status says what became of it. */
  readonly kind: LineKind;
  /** Of tracker and text, to find the claims of a list of trackers with one lookup each. */
  readonly quote_key: string;
  readonly status: ClaimStatus;
  readonly first_seen_at: string;
  readonly last_seen_at: string;
  readonly evidence: readonly ClaimEvidence[];
  /** How many documents told or mentioned it when one last mentioned it; further evidence may exceed it. */
  readonly mentions: number;
}

export const claims = projection<LedgerEvent, Claim>({
  name: 'claims',
  from: [ledgerEvents],
  indexes: [
    { keys: ['first_seen_at'] },
    { keys: ['tracker_id', 'first_seen_at'] },
    { keys: ['tracker_id', 'run_id', 'first_seen_at'] },
    { keys: ['quote_key', 'mentions'] },
  ],
  project(event) {
    const at = event.metadata.occurred_at;
    switch (event.type) {
      case 'ClaimRecorded':
        return [
          put({
            _id: event.data.claimId,
            tracker_id: event.data.trackerId,
            run_id: event.data.runId,
            text: event.data.text,
            kind: event.data.kind,
            quote_key: quoteKey(event.data.trackerId, event.data.evidence[0]?.quote ?? event.data.text),
            status: 'new',
            first_seen_at: at,
            last_seen_at: at,
            evidence: event.data.evidence,
            mentions: event.data.evidence.length,
          }),
        ];
      case 'ClaimsConfirmed':
        return event.data.claims.map(({ claimId, status, evidence }) =>
          change(claimId, { $set: { status, last_seen_at: at }, $push: { evidence } }),
        );
      case 'ClaimsMentioned':
        return event.data.claims.map(({ claimId, mentions }) => change(claimId, { $set: { mentions } }));
      case 'ClaimUpdated':
        return [change(event.data.claimId, { $set: { status: 'updated', last_seen_at: at } })];
      case 'ClaimContradicted':
        return [change(event.data.claimId, { $set: { status: 'contradicted', last_seen_at: at } })];
      default:
        return [];
    }
  },
});
