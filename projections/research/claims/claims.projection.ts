import {
  type ClaimEvidence,
  type ClaimStatus,
  type ClaimRecorded,
  type ClaimUpdated,
  type LedgerEvent,
  ledgerEvents,
} from '#events/research/ledger.events';
import { quoteKey } from '#events/research/quote-key';
import type { LineKind } from '#events/research/text-lines';
import { assertNever } from '#kernel/assert-never';
import { change, put, projection } from '#kernel/projection';

export interface Claim {
  readonly _id: string;
  readonly tracker_id: string;
  /** The run that recorded it. */
  readonly run_id: string;
  readonly text: string;
  /** Kind of the claim when it was recorded; `status` has its present state. */
  readonly kind: LineKind;
  /** Whether it is kept to compare later pages with, rather than told as news. */
  readonly is_background: boolean;
  /** Key of tracker and text, to find the claims of a list of trackers with one lookup each. */
  readonly quote_key: string;
  readonly status: ClaimStatus;
  readonly first_seen_at: string;
  readonly last_seen_at: string;
  readonly evidence: readonly ClaimEvidence[];
  /** How many documents told or mentioned it as of the last mention; further evidence may exceed it. */
  readonly mentions: number;
  /** Days from and until which it holds, and the deadline for what it orders; absent if its page does not say. */
  readonly in_force?: { readonly from?: string; readonly until?: string; readonly due?: string };
  /** The claim that updated or contradicted it; absent while it holds. */
  readonly ended_by?: string;
  /** Parts of its text that no longer hold while the rest does, each with the claim that ended it. */
  readonly parts_ended: readonly { readonly words: string; readonly since: string | null; readonly by: string }[];
}

const inForceOf = (read: ClaimRecorded['data']['inForce']): Pick<Claim, 'in_force'> => {
  const days = Object.entries(read ?? {}).map(([bound, { day }]) => [bound, day] as const);
  return days.length === 0 ? {} : { in_force: Object.fromEntries(days) };
};

const ended = (status: ClaimStatus, { claimId, byClaimId }: ClaimUpdated['data'], at: string) =>
  change<Claim>(claimId, { $set: { status, last_seen_at: at, ended_by: byClaimId } });

export const claims = projection<LedgerEvent, Claim>({
  name: 'claims',
  from: [ledgerEvents],
  indexes: [
    { keys: ['first_seen_at'] },
    { keys: ['tracker_id', 'first_seen_at'] },
    { keys: ['tracker_id', 'is_background', 'first_seen_at'] },
    { keys: ['tracker_id', 'run_id', 'is_background', 'first_seen_at'] },
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
            is_background: event.data.role === 'background',
            quote_key: quoteKey(event.data.trackerId, event.data.evidence[0]?.quote ?? event.data.text),
            status: 'new',
            first_seen_at: at,
            last_seen_at: at,
            evidence: event.data.evidence,
            mentions: event.data.evidence.length,
            parts_ended: [],
            ...inForceOf(event.data.inForce),
          }),
        ];
      case 'ClaimsConfirmed':
        return event.data.claims.map(({ claimId, status, evidence }) =>
          change(claimId, { $set: { status, last_seen_at: at }, $push: { evidence } }),
        );
      case 'ClaimsMentioned':
        return event.data.claims.map(({ claimId, mentions }) => change(claimId, { $set: { mentions } }));
      case 'ClaimUpdated':
        return [ended('updated', event.data, at)];
      case 'ClaimContradicted':
        return [ended('contradicted', event.data, at)];
      case 'ClaimPartEnded': {
        const { claimId, byClaimId: by, words, since } = event.data;
        return [change<Claim>(claimId, { $push: { parts_ended: { words, since, by } } })];
      }
      case 'PagesRead':
      case 'FeedbackObeyed':
      case 'ClaimsWithdrawn':
      case 'KeyFactObserved':
      case 'StateEstablished':
      case 'WordsProposed':
      case 'UpdatePublished':
      case 'OverviewRecomposed':
      case 'NothingNewFound':
        return [];
      default:
        return assertNever(event);
    }
  },
});
