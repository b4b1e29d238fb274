import { lazy } from '#kernel/memoize';
import { timeOf } from '#text/words/dates';
import { cosine } from '#text/words/likeness';
import type { AnalysedPage } from '../analysed-page';
import { lineIndex, stemmedLine, repeatsLine, areOnOtherThings, type StemmedLine } from '../compare/lines';
import type { LedgerClaim, EffectiveVerdict } from '../ledger';
import { accountOfEvent, reportsSameEvent, type Account, accountOfPage } from '../stories/same-event';

/** A claim that the tracker's owner has judged. */
export type JudgedClaim = LedgerClaim & { readonly verdict: EffectiveVerdict };

/** Claims that the owner judged, and the sentences and pages that these verdicts keep out of a run. */
export interface Verdicts {
  /** Whether nothing was judged, so that pages need not be compared. */
  readonly isEmpty: boolean;
  /** The judged claim that keeps a sentence from being published. */
  against(sentence: StemmedLine): JudgedClaim | undefined;
  /** The judged claim that keeps a whole page out because it is known or off topic. */
  againstPage(analysis: AnalysedPage): JudgedClaim | undefined;
  /** The judged headline that keeps further lines of its story out. */
  ofStory(story: string): JudgedClaim | undefined;
}

const noVerdicts: Verdicts = {
  isEmpty: true,
  against: () => undefined,
  againstPage: () => undefined,
  ofStory: () => undefined,
};

/**
 * Minimum cosine of stems of a sentence near a judged line, from any publisher. Lines that repeat each other have 0.6.
 */
const MIN_JUDGED_LIKENESS = 0.55;
/** Minimum cosine of accounts. */
const ALIKE = 0.3;

const isJudged = (claim: LedgerClaim): claim is JudgedClaim => claim.verdict !== undefined;

/**
 * Whether a verdict covers a sentence. `known` covers the same news, but not form letters about other things.
 * `off_topic` covers everything of the kind. `wrong` covers only repetitions, since the truth may read much like the
 * error.
 */
const concerns = (line: StemmedLine & { readonly claim: JudgedClaim }, sentence: StemmedLine): boolean => {
  switch (line.claim.verdict) {
    case 'known':
      return !areOnOtherThings(sentence, line);
    case 'off_topic':
      return true;
    case 'wrong':
      return repeatsLine(sentence, line);
  }
};

/** The claim that represents each story: its headline or, without one, its first claim. */
const leadsOf = (claims: readonly LedgerClaim[]): ReadonlySet<LedgerClaim> => {
  const first = new Map<string, LedgerClaim>();
  for (const claim of claims) if (!first.has(claim.story)) first.set(claim.story, claim);
  return new Set([...first.values(), ...claims.filter(({ role }) => role === 'headline')]);
};

/** A judged claim with what its page reports. */
interface JudgedAccount {
  readonly claim: JudgedClaim;
  readonly account: () => Account;
}

const concernsPage = ({ claim, account }: JudgedAccount, page: Account): boolean => {
  switch (claim.verdict) {
    case 'known':
      return reportsSameEvent(account(), page, 0);
    case 'off_topic':
      return cosine(account().stems, page.stems) >= ALIKE;
    case 'wrong':
      return false;
  }
};

/** `topicTokens`: stems and numbers of the tracker's description; `now`: the run's time in milliseconds. */
export const verdictsOn = (claims: readonly LedgerClaim[], topicTokens: ReadonlySet<string>, now: number): Verdicts => {
  const judged = claims.filter(isJudged);
  if (judged.length === 0) return noVerdicts;
  const lines = lineIndex<StemmedLine & { readonly claim: JudgedClaim }>();
  for (const claim of judged) lines.add({ ...stemmedLine(claim.text), claim });
  const leads = leadsOf(claims);
  const stories = new Map(
    judged.filter((claim) => claim.verdict !== 'wrong' && leads.has(claim)).map((claim) => [claim.story, claim]),
  );
  const accounts = judged.map((claim): JudgedAccount => {
    const title = claim.evidence[0]?.title ?? '';
    return {
      claim,
      account: lazy(() => accountOfEvent({ title, lead: [claim.text] }, topicTokens, timeOf(claim.publishedAt) ?? now)),
    };
  });
  return {
    isEmpty: false,
    againstPage: (analysis) => {
      const page = accountOfPage(analysis, topicTokens, analysis.publishedAt ?? now);
      return accounts.find((each) => concernsPage(each, page))?.claim;
    },
    against: (sentence) =>
      lines.near(sentence.stems, MIN_JUDGED_LIKENESS).find((line) => concerns(line, sentence))?.claim,
    ofStory: (story) => stories.get(story),
  };
};

/** Finds paragraphs with a line that was judged wrong. */
export const struckBy = (claims: readonly LedgerClaim[]): ((paragraph: string) => boolean) => {
  const wrong = claims.filter(({ verdict }) => verdict === 'wrong').map(({ text }) => text);
  return (paragraph) => wrong.some((text) => paragraph.includes(text));
};

/** A claim with its owner's verdict. What is wrong or off the topic no longer holds. */
export const withVerdict = (claim: LedgerClaim, verdict: EffectiveVerdict): JudgedClaim => ({
  ...claim,
  verdict,
  live: claim.live && verdict === 'known',
});

/** The earlier claims that a line claims to have changed or contradicted. */
const overruledBy = ({ id, story, overrules }: LedgerClaim, claims: readonly LedgerClaim[]): readonly LedgerClaim[] => {
  if (overrules === undefined) return [];
  const { kind, was } = overrules;
  if (kind === 'contradicted') return claims.filter(({ text }) => text === was);
  const endedInPart = claims.filter(({ partsEnded = [] }) => partsEnded.some(({ byClaimId }) => byClaimId === id));
  if (endedInPart.length > 0) return endedInPart;
  const changed = claims.filter(({ status, text }) => status === 'updated' && text.includes(was));
  const ofStory = changed.filter((claim) => claim.story === story);
  return ofStory.length > 0 ? ofStory : changed;
};

const withoutWrongPast = (claim: LedgerClaim, judged: readonly LedgerClaim[]): LedgerClaim => {
  const overruled = overruledBy(claim, judged);
  if (overruled.length === 0 || !overruled.every(({ verdict }) => verdict === 'wrong')) return claim;
  const { overrules: _was, ...rest } = claim;
  return rest;
};

/**
 * The claims with their owner's verdicts. A line that is wrong is no longer what a later one changed or contradicted.
 */
export const withVerdicts = (
  claims: readonly LedgerClaim[],
  verdictOn: (claim: LedgerClaim) => EffectiveVerdict | undefined,
): readonly LedgerClaim[] => {
  const judged = claims.map((claim) => {
    const verdict = verdictOn(claim);
    return verdict === undefined ? claim : withVerdict(claim, verdict);
  });
  const hasWrong = judged.some(({ verdict }) => verdict === 'wrong');
  return hasWrong ? judged.map((claim) => withoutWrongPast(claim, judged)) : judged;
};

/** Whether a value comes from a line that was judged wrong. `claims`: those of the page that has the value. */
export const isFromWrongLine = (value: string, claims: readonly LedgerClaim[]): boolean =>
  claims.some(({ verdict, text }) => verdict === 'wrong' && text.includes(value));
