import type { Composition } from '#engine/composition/compose';
import type { FactToFind } from '#engine/facts/question';
import { partsEndedBy } from '#engine/findings/parts-ended';
import { withLinks } from '#engine/knowledge-field';
import { isNews, type Evidence, type Findings, type Knowledge, type LedgerClaim } from '#engine/ledger';
import { coverageOf, mentionKey } from '#engine/mentions/coverage';
import type { CitedSource, ClaimStatus, RememberedPage, StateText, UpdateText } from '#events/research/ledger.events';
import type { ConsideredDocument, ConsideredDocuments, RunFigures } from '#events/research/run.events';
import type { Naming } from '#events/trackers/naming';
import type { WordFilter } from '#events/trackers/word-filter';
import { groupBy } from '#kernel/grouping';
import { derivedId } from '#kernel/ids';
import { isPartlyVisible } from '#pages/extent';
import { type LedgerEntries, type RunResult, claimEvents } from '../domain/ledger.decider';
import type { Gathered } from '../gather/gathering';
import { composeState, composeUpdate } from '../news-engine';
import { claimsAfter } from './ledger-of';
import { withPassages } from './passages';
import { readingNotes } from './reading-notes';
import { overviewFingerprint } from './topic-scope';
import type { Withdrawal } from './withdrawal';
import { withinAppend } from './within-append';

export interface RunOutcome {
  readonly figures: RunFigures;
  readonly entries: Omit<LedgerEntries, 'pages'>;
  readonly documents: ConsideredDocuments;
  /** All pages that the run read for the first time or found changed. */
  readonly pages: Omit<LedgerEntries['pages'], 'reading'>;
  readonly result: RunResult;
}

export interface RunInputs {
  readonly trackerId: string;
  readonly runId: string;
  readonly scope: string;
  readonly description: string;
  /** Phrases that extend the topic beyond its description. */
  readonly extraTopics: readonly string[];
  readonly wordFilter: WordFilter;
  /** The names that every line must have; undefined if none are required. */
  readonly naming?: Naming | undefined;
  readonly keyFacts: readonly FactToFind[];
  /** The claims that the tracker's owner has withdrawn since the last run; null if none. */
  readonly withdrawal: Withdrawal | null;
  /** The fingerprint of the latest overview, see `overviewFingerprint`; null before the first. */
  readonly overview: string | null;
}

/** A run's result: the ledger's new entries, and what is published. */
export const outcomeOfFindings = (
  run: RunInputs,
  knowledge: Knowledge,
  gathered: Gathered,
  found: Findings,
): RunOutcome => {
  const findings = withinAppend(withPassages(found, gathered));
  const considered = composeConsideredDocuments(gathered, findings);
  const unchanged = gathered.documents.filter(({ outcome }) => outcome === 'known').map(({ url }) => url);
  const unreachable = considered.filter(({ outcome }) => outcome === 'unreachable').length;
  const partly = gathered.pages.filter(({ extent }) => isPartlyVisible(extent)).length;
  const tried = considered.length + unchanged.length;
  const { entries, pages } = ledgerEntries(run, knowledge, gathered, findings);
  const claims = claimsAfter(knowledge.claims, claimEvents(run, entries), findings.at);
  const known = { claims, links: withLinks(knowledge.links, findings.links) };
  return {
    figures: {
      sourcesTried: tried,
      sourcesRead: tried - unreachable - partly,
      claimsNew: findings.recorded.filter(({ claim }) => isNews(claim)).length,
      claimsRejected: findings.rejected,
      costUsd: gathered.costUsd,
    },
    entries,
    documents: { considered, unchanged },
    pages,
    result: findings.recorded.length > 0 ? published(run, findings, known) : nothingNew(run, findings, known),
  };
};

type KnownClaims = Pick<Knowledge, 'claims' | 'links'>;

const overviewOf = (
  run: RunInputs,
  { at, arrangement, headings }: Findings,
  { claims, links }: KnownClaims,
): Composition => composeState(claims, Date.parse(at), { description: run.description, links, arrangement, headings });

const sourceBuilder = (
  run: RunInputs,
  { at }: Findings,
  { claims }: KnownClaims,
): ((evidence: Evidence) => CitedSource) => {
  const readAt = lastSeen(claims);
  return ({ owedTo: _owedTo, ...evidence }) => ({
    id: derivedId(run.trackerId, evidence.opensAt ?? evidence.url),
    ...evidence,
    readAt: readAt.get(evidence.url) ?? at,
  });
};

const nothingNew = (run: RunInputs, findings: Findings, known: KnownClaims): RunResult => ({
  kind: 'nothing_new',
  reason: run.overview !== null || known.claims.length > 0 ? 'NO_NEWS' : 'NO_MATCH',
  state: run.overview === null ? null : recomposed(run, findings, known),
});

/**
 * The overview if findings or the passing of days make it read differently; null otherwise. An overview whose lines are
 * all over stays until there is news, unless claims were withdrawn.
 */
const recomposed = (run: RunInputs, findings: Findings, known: KnownClaims): StateText | null => {
  const overview = overviewOf(run, findings, known);
  const isAllOver = overview.lines.length === 0 && run.withdrawal === null;
  return isAllOver || overviewFingerprint(overview) === run.overview
    ? null
    : composeStateText(overview, sourceBuilder(run, findings, known));
};

const published = (run: RunInputs, findings: Findings, known: KnownClaims): RunResult => {
  const cite = sourceBuilder(run, findings, known);
  const overview = overviewOf(run, findings, known);
  const update = composeUpdate(findings, known);
  return {
    kind: 'published',
    state: composeStateText(overview, cite),
    proposedWords: findings.proposedWords,
    updateId: derivedId(run.runId, 'update'),
    update: composeUpdateText(update, cite),
  };
};

const composeStateText = (
  { lines, earlier, sources }: Composition,
  cite: (evidence: Evidence) => CitedSource,
): StateText => ({
  lines,
  ...(earlier === undefined ? {} : { earlier }),
  sources: sources.map(cite),
});

const composeUpdateText = (composition: Composition, cite: (evidence: Evidence) => CitedSource): UpdateText => ({
  ...composeStateText(composition, cite),
  more: composition.more,
});

/** The time when each cited page was last seen to contain its quote. */
const lastSeen = (claims: readonly LedgerClaim[]): ReadonlyMap<string, string> => {
  const times = new Map<string, string>();
  for (const { evidence, lastSeenAt } of claims) {
    for (const { url } of evidence) {
      const known = times.get(url);
      if (known === undefined || known < lastSeenAt) times.set(url, lastSeenAt);
    }
  }
  return times;
};

const composeConsideredDocuments = (gathered: Gathered, findings: Findings): readonly ConsideredDocument[] => {
  const notes = new Map(gathered.pages.map((page) => [page.url, readingNotes(page)]));
  const judged = findings.documents.map(({ url, foundAt, title, outcome, reason }) => {
    return { url: foundAt, title, outcome, reason, notes: notes.get(url) ?? [] };
  });
  return [...judged, ...gathered.documents.filter(({ outcome }) => outcome !== 'known')];
};

/** What a run records in the ledger, which the next run starts from. */
export const ledgerEntries = (
  { scope, withdrawal: withdrawn }: Pick<RunInputs, 'scope' | 'withdrawal'>,
  { claims: known }: Pick<Knowledge, 'claims'>,
  gathered: Pick<Gathered, 'pages'>,
  findings: Findings,
): Pick<RunOutcome, 'entries' | 'pages'> => {
  const replaced = (kind: 'changed' | 'contradicted') =>
    findings.recorded
      .filter((finding) => finding.kind === kind)
      .flatMap(({ replaces, claim }) => replaces.map((claimId) => ({ claimId, byClaimId: claim.id })));
  const [updated, contradicted] = [replaced('changed'), replaced('contradicted')];
  const statuses = new Map<string, ClaimStatus>([
    ...known.map(({ id, status, live }) => [id, live ? 'confirmed' : status] as const),
    ...findings.recorded.map(({ claim }) => [claim.id, claim.status] as const),
    ...updated.map(({ claimId }) => [claimId, 'updated'] as const),
    ...contradicted.map(({ claimId }) => [claimId, 'contradicted'] as const),
  ]);
  const entries = {
    recorded: findings.recorded.map(({ kind, claim, was }) => ({
      claimId: claim.id,
      kind,
      text: claim.text,
      was: was ?? null,
      story: claim.story,
      role: claim.role,
      publishedAt: claim.publishedAt,
      relevance: claim.relevance,
      appeal: claim.appeal,
      evidence: claim.evidence,
      inForce: claim.inForce ?? null,
    })),
    confirmed: findings.confirmed.map(({ claimId, evidence }) => ({
      claimId,
      evidence,
      status: statuses.get(claimId) ?? 'confirmed',
    })),
    mentioned: mentionEntries(findings, known),
    keptOut: [...groupBy(findings.keptOut, ({ claimId }) => claimId)].map(([claimId, kept]) => ({
      claimId,
      pages: kept.map(({ url }) => url),
    })),
    facts: findings.facts,
    withdrawn,
    updated,
    contradicted,
    partsEnded: partsEndedBy(findings),
  };
  return { entries, pages: { scope, aliases: findings.aliases, pages: rememberedPages(gathered, findings) } };
};

/** Claims told by more documents than their evidence lists, if the number of those has changed. */
const mentionEntries = (findings: Findings, known: readonly LedgerClaim[]): LedgerEntries['mentioned'] => {
  const pages = [...new Set(findings.mentioned.map(({ url }) => url))];
  const places = new Map(pages.map((url, index) => [url, index]));
  const by = groupBy(findings.mentioned, ({ claimId }) => claimId);
  const further = groupBy(findings.confirmed, ({ claimId }) => claimId);
  return {
    pages,
    claims: [...known, ...findings.recorded.map(({ claim }) => claim)].flatMap(({ id, ...claim }) => {
      const urls = (by.get(id) ?? []).map(({ url }) => url);
      const confirmations = further.get(id) ?? [];
      const mentionedBy = [...claim.mentionedBy, ...urls.map(mentionKey)];
      if (mentionedBy.length === 0 || urls.length + confirmations.length === 0) return [];
      const evidence = [...claim.evidence, ...confirmations.map((confirmation) => confirmation.evidence)];
      return {
        claimId: id,
        mentions: coverageOf({ evidence, mentionedBy }).documents,
        pages: urls.flatMap((url) => places.get(url) ?? []),
      };
    }),
  };
};

const linksOf = (url: string, { links }: Findings): Pick<RememberedPage, 'links'> => {
  const own = links.filter(({ evidence }) => evidence.url === url);
  return own.length === 0 ? {} : { links: own };
};

const rememberedPages = (gathered: Pick<Gathered, 'pages'>, findings: Findings): readonly RememberedPage[] => {
  const fingerprints = new Map(gathered.pages.map(({ url, fingerprint }) => [url, fingerprint]));
  return findings.documents.flatMap(({ url, title, page, opening }) => {
    const fingerprint = fingerprints.get(url);
    if (page === undefined || fingerprint === undefined) return [];
    return [
      {
        url,
        title,
        fingerprint,
        paragraphs: page.fingerprints,
        measures: page.measures,
        story: page.story,
        ...linksOf(url, findings),
        opening: opening === undefined ? null : { stems: opening.stems, isOnTopic: opening.isOnTopic },
      },
    ];
  });
};
