import { timeOf } from '#text/words/dates';
import type { CandidateSentence, AnalysedPage } from '../analysed-page';
import { repeatedLine, stemmedLine } from '../compare/lines';
import { RELEVANT } from '../gate/gate';
import { isNews, type Evidence, type LedgerClaim } from '../ledger';
import { evidenceFrom, type RunPage, type Run } from '../run';

/** Each section of a document gets a separate story, since a line of one is not a detail of another. */
export const storyOfSection = (
  run: Run,
  { analysis }: RunPage,
  { text }: CandidateSentence,
): Pick<LedgerClaim, 'role' | 'story'> => ({
  role: 'headline',
  story: run.newId(`story ${analysis.page.url} ${text}`),
});

type ClaimPlacement = Pick<LedgerClaim, 'role' | 'story' | 'appeal'> & { readonly further?: readonly Evidence[] };

/** The relevance of a sentence whose page is about something else. */
const RELEVANCE_OF_ASIDE = RELEVANT - 0.01;

const relevanceOfClaim = ({ relevance, isWholly }: RunPage): number =>
  isWholly ? relevance : Math.min(relevance, RELEVANCE_OF_ASIDE);

/** A claim as first recorded by this run. */
export const claimFrom = (
  run: Run,
  runPage: RunPage,
  sentence: CandidateSentence,
  claim: ClaimPlacement,
): LedgerClaim => ({
  id: run.newId(`claim ${runPage.analysis.page.url} ${sentence.text}`),
  text: sentence.text,
  story: claim.story,
  role: claim.role,
  status: 'new',
  live: true,
  firstSeenAt: run.nowIso,
  lastSeenAt: run.nowIso,
  publishedAt: runPage.analysis.page.publishedAt,
  relevance: Math.round(relevanceOfClaim(runPage) * 100) / 100,
  appeal: Math.round(claim.appeal * 100) / 100,
  evidence: [evidenceFrom(runPage.analysis, sentence.text), ...(claim.further ?? [])],
  mentionedBy: [],
  ...whenInForce(run, sentence, runPage.analysis),
});

const whenInForce = (
  { fieldKnowledge }: Run,
  sentence: CandidateSentence,
  analysis: AnalysedPage,
): Pick<LedgerClaim, 'inForce'> => {
  const inForce = fieldKnowledge.periodOf(sentence, analysis);
  return inForce === null ? {} : { inForce };
};

/**
 * Whether a page was published after a claim. A claim of the same run must be strictly older, so that the order is
 * certain.
 */
export const isAfter = (run: Run, runPage: RunPage, claim: LedgerClaim): boolean => {
  const pagePublishedAt = runPage.analysis.publishedAt;
  const claimedAt = timeOf(claim.publishedAt);
  if (claim.firstSeenAt === run.nowIso)
    return pagePublishedAt !== null && claimedAt !== null && pagePublishedAt > claimedAt;
  return pagePublishedAt === null || pagePublishedAt >= (claimedAt ?? 0);
};

/** The line of news that a sentence repeats. What was only kept as background may still be told. */
export const repeatedNews = (run: Run, { text }: Pick<CandidateSentence, 'text'>): LedgerClaim | undefined => {
  const claim = repeatedLine(stemmedLine(text), run.ledger.lines)?.claim;
  return claim !== undefined && isNews(claim) ? claim : undefined;
};

/** Limits for the published lines that a sentence is compared with, however many an old ledger has. */
interface ComparisonLimits {
  /** Minimum cosine of stems. */
  readonly minLikeness: number;
  readonly maxClaims: number;
}

/** The comparable published claims that still hold and are nearest to a sentence, nearest first. */
export const nearestClaims = (
  run: Run,
  stems: ReadonlySet<string>,
  { minLikeness, maxClaims }: ComparisonLimits,
  isComparable: (claim: LedgerClaim) => boolean,
): readonly LedgerClaim[] => {
  const found: LedgerClaim[] = [];
  for (const { claim } of run.ledger.lines.near(stems, minLikeness)) {
    if (found.length === maxClaims) break;
    if (run.ledger.holds(claim) && isComparable(claim)) found.push(claim);
  }
  return found;
};
