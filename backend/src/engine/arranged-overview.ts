import type { Editing, PublishedTarget } from './editing/editing';
import { mayHead } from './editing/headings';
import type { Findings, LedgerClaim } from './ledger';
import type { OpenLedger } from './open-ledger';

/** The claim that records what an editor chose; undefined if it was not recorded. */
export type ClaimAt = (target: PublishedTarget) => LedgerClaim | undefined;

/**
 * The overview as its editor arranged it, by claim; null if the rules compose it. Claims recorded by the rules come
 * first, since the editor did not know of them.
 */
export const arrangedOverview = (
  { findings }: Pick<OpenLedger, 'findings'>,
  { pages, overview }: Editing,
  claimAt: ClaimAt,
): Findings['arrangement'] =>
  overview === null
    ? null
    : [
        ...findings.flatMap(({ claim }) => (pages.has(claim.evidence[0]?.url ?? '') ? [] : [[claim.id]])),
        ...overview.map((group) => group.flatMap((target) => claimAt(target)?.id ?? [])),
      ];

/** The headings of the overview, by claim. Headings that do not fit all lines under them are left out. */
export const overviewHeadings = (
  { overview, headings = [] }: Editing,
  claimAt: ClaimAt,
  facts: readonly string[],
  topics: readonly string[],
): Findings['headings'] =>
  (overview ?? []).flatMap((group, index) => {
    const heading = headings[index] ?? null;
    const claims = group.flatMap((target) => claimAt(target) ?? []);
    const lines = claims.map(({ text, evidence: [first] }) => ({ text, title: first?.title ?? '' }));
    return heading === null || !mayHead(heading, lines, facts, topics)
      ? []
      : claims.map(({ id }) => ({ claimId: id, heading }));
  });
