import type { Recorded } from '#kernel/recorded-event';
import type { ResearchEvent } from '../domain/research.events';
import type { Knowledge, LedgerClaim } from '../pipeline/ledger';
import type { KnownPage } from '../pipeline/page';

/** What earlier runs leave to the next one. */
export interface Ledger {
  readonly knowledge: Knowledge;
  /** Fingerprints of whole pages by canonical address: what the fetcher compares with. */
  readonly fetched: ReadonlyMap<string, { readonly fingerprint: string }>;
}

/**
 * Folds a research stream. `scope` stands for the tracker's present description and domains: pages that were read for
 * other ones are opened again, while what was told stays told.
 */
export const ledgerOf = (events: readonly Recorded<ResearchEvent>[], scope: string): Ledger => {
  const claims = new Map<string, LedgerClaim>();
  const pages = new Map<string, KnownPage>();
  const fetched = new Map<string, { readonly fingerprint: string }>();
  let aliases: readonly string[] = [];

  const alter = (claimId: string, changes: (claim: LedgerClaim) => LedgerClaim): void => {
    const claim = claims.get(claimId);
    if (claim !== undefined) claims.set(claimId, changes(claim));
  };

  for (const event of events) {
    const at = event.metadata.occurred_at;
    switch (event.type) {
      case 'ClaimRecorded': {
        const { claimId, text, story, role, publishedAt, relevance, evidence } = event.data;
        claims.set(claimId, {
          id: claimId,
          text,
          story,
          role,
          status: 'new',
          live: true,
          firstSeenAt: at,
          lastSeenAt: at,
          publishedAt,
          relevance,
          evidence,
        });
        break;
      }
      case 'ClaimsConfirmed':
        for (const { claimId, status, evidence } of event.data.claims) {
          alter(claimId, (claim) => ({
            ...claim,
            status,
            lastSeenAt: at,
            evidence: [...claim.evidence, evidence],
          }));
        }
        break;
      case 'ClaimUpdated':
        alter(event.data.claimId, (claim) => ({ ...claim, status: 'updated', live: false }));
        break;
      case 'ClaimContradicted':
        alter(event.data.claimId, (claim) => ({ ...claim, status: 'contradicted', live: false }));
        break;
      case 'DocumentsRead':
        if (event.data.scope !== scope) break;
        aliases = event.data.aliases;
        for (const { url, fingerprint, paragraphs, measures, story } of event.data.read) {
          pages.set(url, { fingerprints: paragraphs, measures, story });
          fetched.set(url, { fingerprint });
        }
        break;
      default:
        break;
    }
  }
  return { knowledge: { claims: [...claims.values()], pages, aliases }, fetched };
};
