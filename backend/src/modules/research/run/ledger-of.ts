import type { Recorded } from '#kernel/recorded-event';
import type { DocumentsRead, PagesRead, RememberedPage, LedgerEvent } from '../domain/ledger.events';
import { packed, shortened } from '../pipeline/fingerprints';
import type { Knowledge, LedgerClaim } from '../pipeline/ledger';
import type { KnownPage } from '../pipeline/page';

/** What earlier runs leave to the next one. */
export interface Ledger {
  readonly knowledge: Knowledge;
  /** Fingerprints of whole pages by canonical address: what the fetcher compares with. */
  readonly fetched: ReadonlyMap<string, { readonly fingerprint: string }>;
  /** Some run has published a state. */
  readonly established: boolean;
  /** The run that ended last; null before the first. */
  readonly endedRun: string | null;
}

/**
 * Folds a research stream. `scope` stands for the tracker's present description and domains: pages that were read for
 * other ones are opened again, while what was told stays told.
 */
export const ledgerOf = (events: readonly Recorded<LedgerEvent>[], scope: string): Ledger => {
  const claims = new Map<string, LedgerClaim>();
  const pages = new Map<string, KnownPage>();
  const fetched = new Map<string, { readonly fingerprint: string }>();
  let aliases: readonly string[] = [];
  let established = false;
  let endedRun: string | null = null;

  const alter = (claimId: string, changes: (claim: LedgerClaim) => LedgerClaim): void => {
    const claim = claims.get(claimId);
    if (claim !== undefined) claims.set(claimId, changes(claim));
  };

  /** Pages of a run that is not over: they count from its end on. */
  let pending: PagesRead[] = [];
  const remember = (read: Pick<PagesRead['data'], 'scope' | 'aliases' | 'pages'>): void => {
    if (read.scope !== scope) return;
    aliases = read.aliases;
    for (const { url, fingerprint, paragraphs, measures, story } of read.pages) {
      pages.set(url, { fingerprints: paragraphs, measures, story });
      fetched.set(url, { fingerprint });
    }
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
      case 'PagesRead':
        if (pending[0]?.data.reading !== event.data.reading) pending = [];
        pending.push(event);
        break;
      case 'DocumentsRead':
        remember({ ...event.data, pages: event.data.read.map(packedPage) });
        break;
      case 'StateEstablished':
      case 'UpdatePublished':
      case 'NothingNewFound':
        established ||= event.type !== 'NothingNewFound';
        endedRun = event.data.runId;
        for (const { data } of pending) remember(data);
        pending = [];
        break;
      default:
        break;
    }
  }
  return { knowledge: { claims: [...claims.values()], pages, aliases }, fetched, established, endedRun };
};

const packedPage = (page: DocumentsRead['data']['read'][number]): RememberedPage => ({
  ...page,
  paragraphs: packed(page.paragraphs.map(shortened)),
  measures: page.measures.map(({ wording, values }) => ({ wording: shortened(wording), values })),
});
