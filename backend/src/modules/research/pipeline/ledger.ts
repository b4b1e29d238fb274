import { groupBy } from './grouping';
import type { DocumentJudgement, KnownPage } from './page';

/** Where a claim can be checked. `quote` is one contiguous piece of the page's visible text. */
export interface Evidence {
  readonly url: string;
  readonly title: string;
  readonly host: string;
  readonly publisher: string;
  /** ISO 8601, a bare date allowed; null where the page does not say. */
  readonly publishedAt: string | null;
  readonly quote: string;
  /** The quote among its neighbours in its paragraph. Added by the run for readers who check the quote; not used here. */
  readonly passage?: string;
}

/** The headline tells what happened; a detail adds a figure or a date to the same story. */
export type ClaimRole = 'headline' | 'detail';

export type ClaimStatus = 'new' | 'confirmed' | 'updated' | 'contradicted';

export interface LedgerClaim {
  readonly id: string;
  /** The published line: a whole sentence of its page, never rewritten. */
  readonly text: string;
  /** Claims of one story share it, whichever of its pages they were taken from. */
  readonly story: string;
  readonly role: ClaimRole;
  readonly status: ClaimStatus;
  /** False once another claim has taken its place: its value changed, or what it says was reversed. */
  readonly live: boolean;
  /** Times of runs, ISO 8601 UTC. */
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
  /** Of the page it was taken from. */
  readonly publishedAt: string | null;
  /** How near its document is to the tracker's description, 0 to about 1.5. */
  readonly relevance: number;
  /** The first is the page the line was taken from. */
  readonly evidence: readonly Evidence[];
}

/** All that earlier runs of a tracker leave to the next one. */
export interface Knowledge {
  readonly claims: readonly LedgerClaim[];
  /**
   * Pages read under the tracker's present description and domains, by canonical address. An edit of either empties
   * this, which opens every page again; the claims stay, so what was told stays told.
   */
  readonly pages: ReadonlyMap<string, KnownPage>;
  /** Short forms of the description's word pairs that some page spelled out, e.g. `ai`. */
  readonly aliases: readonly string[];
}

export const nothingKnown: Knowledge = { claims: [], pages: new Map(), aliases: [] };

export type FindingKind = 'new' | 'changed' | 'contradicted';

/** A claim of this run, and what it does to earlier ones. */
export interface Finding {
  readonly kind: FindingKind;
  readonly claim: LedgerClaim;
  /** The earlier value or claim in words. On every changed and contradicted finding, never on a new one. */
  readonly was?: string;
  /** On a contradicted finding: where the earlier claim stood. */
  readonly wasEvidence?: Evidence;
  /** Ids of the claims that no longer hold. */
  readonly replaces: readonly string[];
}

/** A document that tells again what the ledger holds. */
export interface Confirmation {
  readonly claimId: string;
  readonly evidence: Evidence;
}

/** The outcome of comparing a run's pages with the ledger. Nothing recorded is a result: nothing new. */
export interface Findings {
  /** ISO 8601 UTC, the run's time. */
  readonly at: string;
  /** The weightiest first; an update shows the first seven. */
  readonly recorded: readonly Finding[];
  readonly confirmed: readonly Confirmation[];
  /** One judgement for each page, in the order given. */
  readonly documents: readonly DocumentJudgement[];
  /** All aliases, the earlier ones too. */
  readonly aliases: readonly string[];
  /** Claims that verification dropped. */
  readonly rejected: number;
}

const withoutHold = (claim: LedgerClaim, finding: Finding): LedgerClaim => ({
  ...claim,
  status: finding.kind === 'contradicted' ? 'contradicted' : 'updated',
  live: false,
});

const confirmedBy = (claim: LedgerClaim, confirmations: readonly Confirmation[], at: string): LedgerClaim => ({
  ...claim,
  status: claim.live && claim.firstSeenAt !== at ? 'confirmed' : claim.status,
  lastSeenAt: at,
  evidence: [...claim.evidence, ...confirmations.map((confirmation) => confirmation.evidence)],
});

/** The ledger after a run: the new comes last, what was replaced no longer holds, what was confirmed has more evidence. */
export const claimsAfter = (claims: readonly LedgerClaim[], findings: Findings): readonly LedgerClaim[] => {
  const replacedBy = new Map(
    findings.recorded.flatMap((finding) => finding.replaces.map((id) => [id, finding] as const)),
  );
  const confirmations = groupBy(findings.confirmed, ({ claimId }) => claimId);
  return [...claims, ...findings.recorded.map((finding) => finding.claim)].map((claim) => {
    const finding = replacedBy.get(claim.id);
    const held = finding === undefined ? claim : withoutHold(claim, finding);
    const further = confirmations.get(claim.id);
    return further === undefined ? held : confirmedBy(held, further, findings.at);
  });
};

/** What the next run starts from. */
export const knowledgeAfter = (knowledge: Knowledge, findings: Findings): Knowledge => {
  const pages = new Map(knowledge.pages);
  for (const document of findings.documents) if (document.page !== undefined) pages.set(document.url, document.page);
  return { claims: claimsAfter(knowledge.claims, findings), pages, aliases: findings.aliases };
};
