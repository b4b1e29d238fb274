import { addTo } from '#kernel/grouping';
import { lineIndex, stemmedLine, type StemmedLine, type LineIndex } from './compare/lines';
import { publishedStatement, type PublishedStatement } from './compare/published-statement';
import { unpackStems } from './gate/learned-openings';
import { isNews, type Confirmation, type Evidence, type Finding, type LedgerClaim } from './ledger';

/** A line published by this run or an earlier one. */
export interface PublishedLine extends StemmedLine {
  readonly claim: LedgerClaim;
}

/**
 * The ledger as a run reads and extends it. Claims count as published as soon as the run records them, so that two
 * pages cannot publish the same line.
 */
export interface OpenLedger {
  readonly lines: LineIndex<PublishedLine>;
  readonly findings: readonly Finding[];
  readonly confirmations: readonly Confirmation[];
  /** The lines of news recorded last, oldest first. */
  newest(count: number): readonly PublishedLine[];
  stories(): Iterable<readonly [string, readonly LedgerClaim[]]>;
  ofStory(story: string): readonly LedgerClaim[];
  /** The claim that represents a story: its latest live headline, else its first claim that is not wrong. */
  headline(story: string): LedgerClaim | undefined;
  /** Claims that cite a page. */
  citing(url: string): readonly LedgerClaim[];
  holds(claim: LedgerClaim): boolean;
  /** Whether these words of a claim still hold; `words` is null for the whole claim. */
  holdsPart(claim: LedgerClaim, words: string | null): boolean;
  /** The claim, prepared for the question whether a later sentence overrules it. */
  statementOf(claim: LedgerClaim): PublishedStatement;
  record(finding: Finding): void;
  /** Turns a claim that this run recorded as new into a change of an earlier value. */
  recordAsChange(claimId: string, was: string, replaces: readonly string[]): void;
  confirm(claim: LedgerClaim, evidence: Evidence): void;
}

export const openLedger = (claims: readonly LedgerClaim[]): OpenLedger => {
  const lines = lineIndex<PublishedLine>();
  const news: PublishedLine[] = [];
  const byStory = new Map<string, LedgerClaim[]>();
  const byUrl = new Map<string, LedgerClaim[]>();
  const replaced = new Set<string>();
  const partsEnded = new Set<string>();
  const statements = new Map<string, PublishedStatement>();
  const findings: Finding[] = [];
  const confirmations: Confirmation[] = [];

  const add = (claim: LedgerClaim): void => {
    const { text, stems } = claim;
    const line = { text, stems: stems === undefined ? stemmedLine(text).stems : unpackStems(stems), claim };
    if (isNews(claim)) news.push(line);
    lines.add(line);
    addTo(byStory, claim.story, claim);
    for (const { url } of claim.evidence) addTo(byUrl, url, claim);
  };
  const holds = (claim: LedgerClaim): boolean => claim.live && !replaced.has(claim.id);
  const ofStory = (story: string): readonly LedgerClaim[] => byStory.get(story) ?? [];
  const keyOfPart = (claimId: string, words: string): string => `${claimId} ${words}`;
  for (const { id, partsEnded: parts = [] } of claims)
    for (const { words } of parts) partsEnded.add(keyOfPart(id, words));
  claims.forEach(add);

  return {
    lines,
    findings,
    confirmations,
    newest: (count) => news.slice(-count),
    holds,
    holdsPart: (claim, words) => holds(claim) && (words === null || !partsEnded.has(keyOfPart(claim.id, words))),
    ofStory,
    stories: () => byStory,
    headline: (story) =>
      ofStory(story).findLast((claim) => claim.role === 'headline' && holds(claim)) ??
      ofStory(story).find((claim) => isNews(claim) && claim.verdict !== 'wrong'),
    statementOf(claim) {
      const known = statements.get(claim.id) ?? publishedStatement(claim.text, claim.evidence[0]?.title ?? '');
      statements.set(claim.id, known);
      return known;
    },
    citing: (url) => byUrl.get(url) ?? [],
    record(finding) {
      findings.push(finding);
      for (const id of finding.replaces) replaced.add(id);
      for (const { claimId, words } of finding.endsParts ?? []) partsEnded.add(keyOfPart(claimId, words));
      add(finding.claim);
    },
    recordAsChange(claimId, was, replaces) {
      const index = findings.findIndex(({ claim, kind }) => claim.id === claimId && kind === 'new');
      const finding = findings[index];
      if (finding === undefined) return;
      findings[index] = { ...finding, kind: 'changed', was, replaces: [...finding.replaces, ...replaces] };
      for (const id of replaces) replaced.add(id);
    },
    confirm(claim, evidence) {
      confirmations.push({ claimId: claim.id, evidence });
      addTo(byUrl, evidence.url, claim);
    },
  };
};
