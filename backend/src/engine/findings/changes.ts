import type { Language } from '#text/languages/language';
import { foreignStep, oldValueIn } from '#text/languages/steps';
import { timeOf } from '#text/words/dates';
import { coverageShare } from '#text/words/likeness';
import type { CandidateSentence } from '../analysed-page';
import { changedFigure, changedMeasure, type Replacement } from '../compare/changes';
import { areOfOthers } from '../compare/designations';
import { formerValueIn, type FormerValue } from '../compare/former-value';
import { newValue, type NewValue } from '../compare/new-values';
import { areOfOtherYears } from '../compare/other-amounts';
import { valueSentence, isCumulative, speaksOfChange } from '../compare/value-sentence';
import { isFromWrongLine } from '../feedback/verdicts';
import type { LedgerClaim } from '../ledger';
import type { Ranked } from '../ranking/headline';
import type { RunPage, Run } from '../run';
import { claimFrom, isAfter, nearestClaims } from './claim-from';
import { changeDeclaredBy } from './declared-changes';
import { newAmount } from './new-amounts';
import { SCORE_THRESHOLDS } from './score-thresholds';

interface FigureChange {
  readonly ranked: Ranked;
  /** The old value as written. */
  readonly was: string;
  /** The old value comes from a line judged wrong, so the new one is published as new, without the old. */
  readonly isCorrection?: true;
  /** Equal for all sentences that state this change. */
  readonly key: string;
  /** The claim that is no longer true; absent if the changed figure was never published. */
  readonly claim?: LedgerClaim;
  /** Further claims that give the old value. */
  readonly others?: readonly LedgerClaim[];
  /** A claim of the page that gave the old value, which the claim does not. */
  readonly beside?: LedgerClaim;
  readonly story: string;
}

const replacedValue = ({ was, now }: Replacement): Pick<FigureChange, 'was' | 'key'> => ({
  was: was.text,
  key: `${was.value} ${now.value}`,
});

const SAME_WORDS = { minLikeness: 0.6, maxClaims: 12 };

/** The claim whose wording a sentence repeats with another figure. */
const changedClaim = (run: Run, runPage: RunPage, ranked: Ranked): FigureChange | null => {
  const { page, publishedAt } = runPage.analysis;
  const statedAt = publishedAt ?? run.nowMs;
  const isEarlier = ({ firstSeenAt }: LedgerClaim): boolean => firstSeenAt !== run.nowIso;
  for (const claim of nearestClaims(run, ranked.sentence.stems, SAME_WORDS, isEarlier)) {
    const own = claim.evidence.find(({ url }) => url === page.url);
    const claimedAt = timeOf(claim.publishedAt) ?? timeOf(claim.firstSeenAt) ?? statedAt;
    if (own === undefined && statedAt < claimedAt) continue;
    const earlier = { text: own?.quote ?? claim.text, writtenAt: claimedAt, isOnSamePage: own !== undefined };
    const figures = changedFigure(earlier, ranked.sentence.text, statedAt);
    if (figures !== null) return { ranked, ...replacedValue(figures), claim, story: claim.story };
  }
  return null;
};

/** For a sentence that says in other words what changed. */
const OTHER_WORDS = { minLikeness: 0.25, maxClaims: 12 };
const MIN_TITLE_LIKENESS = 0.15;

interface OverruledValue {
  readonly claim: LedgerClaim;
  readonly value: NewValue;
}

/** The claim whose value a sentence of any publisher says has changed. */
const claimWithNewValue = (run: Run, runPage: RunPage, { text, stems }: CandidateSentence): OverruledValue | null => {
  const statedAt = runPage.analysis.publishedAt ?? run.nowMs;
  const claims = nearestClaims(run, stems, OTHER_WORDS, (each) => isAfter(run, runPage, each));
  const values = claims.length === 0 ? null : valueSentence(text, statedAt);
  if (values === null) return null;
  for (const claim of claims) {
    const claimedAt = timeOf(claim.publishedAt) ?? timeOf(claim.firstSeenAt) ?? statedAt;
    const value = newValue(run.ledger.statementOf(claim), claimedAt, values);
    const isOther = areOfOthers(claim.text, text) || (value?.now.kind !== 'date' && areOfOtherYears(claim.text, text));
    if (value !== null && !isOther) return { claim, value };
  }
  return null;
};

/**
 * The claim whose value a sentence in a language other than English says has changed. The sentence must also give the
 * old value.
 */
const changedInForeignWords = (
  run: Run,
  runPage: RunPage,
  { sentence }: Ranked,
  language: Language,
): Omit<FigureChange, 'ranked'> | null => {
  const step = foreignStep(sentence.text, language);
  if (step === null) return null;
  for (const { claim } of run.ledger.lines
    .near(sentence.stems, OTHER_WORDS.minLikeness)
    .slice(0, OTHER_WORDS.maxClaims)) {
    const was = oldValueIn(claim.text, step, language);
    if (was === null || areOfOthers(claim.text, sentence.text)) continue;
    if (run.ledger.holds(claim) && isAfter(run, runPage, claim))
      return { was, key: `${step.old} ${step.next}`, claim, story: claim.story };
  }
  return null;
};

const changedInOtherWords = (run: Run, runPage: RunPage, ranked: Ranked): FigureChange | null => {
  const { text } = ranked.sentence;
  const { language } = runPage.analysis;
  if (language !== null) {
    const change = changedInForeignWords(run, runPage, ranked, language);
    return change === null ? null : { ranked, ...change };
  }
  if (!speaksOfChange(text) && (ranked.figures.length === 0 || !isCumulative(text))) return null;
  const found = claimWithNewValue(run, runPage, ranked.sentence);
  if (found === null) return null;
  const { was, now } = found.value;
  return { ranked, was: was.text, key: `${was.amount} ${now.amount}`, claim: found.claim, story: found.claim.story };
};

/** The claim in which a sentence moves something known in its field, such as the day on which it takes effect. */
const movedValue = (run: Run, runPage: RunPage, ranked: Ranked): FigureChange | null => {
  const { text, stems } = ranked.sentence;
  const { page, publishedAt, titleStems } = runPage.analysis;
  const movedIn = run.fieldKnowledge.moverOf({
    sentence: text,
    title: page.title,
    publishedAt: publishedAt ?? run.nowMs,
  });
  if (movedIn === null) return null;
  for (const { claim } of run.ledger.lines.near(new Set([...stems, ...titleStems]), MIN_TITLE_LIKENESS)) {
    const claimedAt = timeOf(claim.publishedAt);
    if (claimedAt === null || !run.ledger.holds(claim) || !isAfter(run, runPage, claim)) continue;
    const found = movedIn(run.ledger.statementOf(claim), claimedAt);
    if (found !== null && !areOfOthers(claim.text, text)) return { ranked, ...found, claim, story: claim.story };
  }
  return null;
};

/** The claim whose value a sentence says itself it replaces: `on 13 April rather than 9 March`. */
const declaredAsChanged = (run: Run, runPage: RunPage, ranked: Ranked): FigureChange | null => {
  if (!runPage.isRelevant) return null;
  const found = changeDeclaredBy(run, runPage, ranked.sentence);
  if (found === null) return null;
  const { was, now, claim, isInLine, others } = found;
  return {
    ranked,
    was,
    key: `${was} ${now}`,
    story: claim.story,
    ...(isInLine ? { claim, others } : { beside: claim }),
  };
};

/** The claim for whose subject a page gives another amount, in any words. */
const changedAmount = (run: Run, runPage: RunPage, ranked: Ranked): FigureChange | null => {
  if (!runPage.isRelevant) return null;
  const found = newAmount(run, runPage, ranked);
  if (found === null) return null;
  const { was, now, claim } = found;
  return { ranked, was: was.text, key: `${was.amount} ${now.amount}`, claim, story: claim.story };
};

/**
 * A changed figure that was never published: the sentence must be about the page's subject, which a footer with a date
 * is not.
 */
const changedOnPage = (run: Run, runPage: RunPage, ranked: Ranked): FigureChange | null => {
  const { earlier, analysis, titleStems } = runPage;
  if (earlier === undefined || earlier.story === null) return null;
  if (
    coverageShare(titleStems, ranked.sentence.stems) < SCORE_THRESHOLDS.addedLater &&
    ranked.score < SCORE_THRESHOLDS.headline
  )
    return null;
  const figures = changedMeasure(earlier.measures, ranked.sentence.text, analysis.publishedAt ?? run.nowMs);
  if (figures === null) return null;
  const isCorrection = isFromWrongLine(figures.was.text, run.ledger.citing(analysis.page.url));
  return { ranked, ...replacedValue(figures), story: earlier.story, ...(isCorrection && { isCorrection }) };
};

/** Claims of the changed page that state the old figure in a sentence that the page no longer has. */
const outdatedClaimIds = (run: Run, runPage: RunPage, change: FigureChange): readonly string[] =>
  run.ledger
    .ofStory(change.story)
    .filter(
      (claim) =>
        run.ledger.holds(claim) &&
        claim.text.includes(change.was) &&
        claim.evidence[0]?.url === runPage.analysis.page.url &&
        !runPage.analysis.blocks.some((block) => block.includes(claim.text)),
    )
    .map((claim) => claim.id);

/** What a change ends of the published claims that give the old value, and that value with its unit. */
interface EndedByChange {
  readonly was: string;
  readonly whole: ReadonlySet<string>;
  /** Words of claims that give other values besides, which stand. */
  readonly parts: readonly { readonly claim: LedgerClaim; readonly words: string }[];
}

const endedByChange = (run: Run, runPage: RunPage, change: FigureChange): EndedByChange => {
  const { page, language } = runPage.analysis;
  const sentence = change.ranked.sentence.text;
  const formerIn = (claim: LedgerClaim): FormerValue | null =>
    formerValueIn(claim.text, timeOf(claim.publishedAt) ?? run.nowMs, { was: change.was, sentence }, language);
  const own = change.claim === undefined ? [] : [change.claim, ...(change.others ?? [])];
  const formers = own.map((claim) => {
    // A page that writes its sentence anew drops the old one as a whole.
    const isOwn = claim.evidence.some(({ url }) => url === page.url);
    return { claim, words: isOwn ? null : (formerIn(claim)?.part ?? null) };
  });
  const [first] = own;
  return {
    was: (first === undefined ? null : formerIn(first)?.written) ?? change.was.trim(),
    whole: new Set([
      ...formers.flatMap(({ claim, words }) => (words === null ? [claim.id] : [])),
      ...outdatedClaimIds(run, runPage, change),
    ]),
    parts: formers.flatMap(({ claim, words }) => (words === null ? [] : [{ claim, words }])),
  };
};

const recordChange = (
  run: Run,
  runPage: RunPage,
  change: FigureChange,
  { was, whole: replaces, parts }: EndedByChange,
): void => {
  const { ranked, story } = change;
  const isReplaced = ({ id, verdict }: LedgerClaim): boolean =>
    replaces.has(id) || (change.isCorrection === true && verdict === 'wrong');
  const role = run.ledger.ofStory(story).some((claim) => claim.role === 'headline' && isReplaced(claim))
    ? 'headline'
    : 'detail';
  const claim = claimFrom(run, runPage, ranked.sentence, { role, story, appeal: ranked.appeal });
  if (change.isCorrection === true) {
    run.ledger.record({ kind: 'new', claim, replaces: [] });
    return;
  }
  const [wasEvidence] = (change.claim ?? change.beside)?.evidence ?? [];
  run.ledger.record({
    kind: 'changed',
    claim,
    was,
    ...(wasEvidence === undefined ? {} : { wasEvidence }),
    replaces: [...replaces],
    ...(parts.length === 0 ? {} : { endsParts: parts.map((part) => ({ claimId: part.claim.id, words: part.words })) }),
  });
};

/**
 * Whether a page that does not seem to be on the topic says that a published value changed; most pages are not even
 * ranked.
 */
const changesPublishedValue = (run: Run, runPage: RunPage): boolean =>
  runPage.analysis.sentences.some(
    (sentence) =>
      runPage.isOpen(sentence.block) &&
      speaksOfChange(sentence.text) &&
      claimWithNewValue(run, runPage, sentence) !== null,
  );

/**
 * Publishes figures that differ from the ledger, each once, however often the page states it. Sentences whose earlier
 * wording was published come first.
 */
export const addChanges = (run: Run, runPage: RunPage): boolean => {
  if (!runPage.isRelevant && !changesPublishedValue(run, runPage)) return false;
  const changes = run
    .sentencesOf(runPage)
    .filter(({ sentence, figures }) => figures.length > 0 || /\d/.test(sentence.text))
    .flatMap(
      (ranked) =>
        changedClaim(run, runPage, ranked) ??
        changedInOtherWords(run, runPage, ranked) ??
        movedValue(run, runPage, ranked) ??
        declaredAsChanged(run, runPage, ranked) ??
        changedAmount(run, runPage, ranked) ??
        changedOnPage(run, runPage, ranked) ??
        [],
    )
    .sort((a, b) => Number(b.claim !== undefined) - Number(a.claim !== undefined));
  const known = new Set<string>(
    run.ledger.findings.flatMap(({ kind, claim, was }) => (kind === 'changed' ? [`${claim.story} ${was ?? ''}`] : [])),
  );
  let any = false;
  for (const change of changes) {
    const key = `${change.story} ${change.key}`;
    const sameElsewhere = `${change.story} ${change.was}`;
    if (known.has(key) || known.has(sameElsewhere) || !run.verify(runPage, change.ranked.sentence)) continue;
    if (change.claim !== undefined && !run.ledger.holds(change.claim)) continue;
    const ended = endedByChange(run, runPage, change);
    if (!ended.parts.every(({ claim, words }) => run.ledger.holdsPart(claim, words))) continue;
    known.add(key);
    recordChange(run, runPage, change, ended);
    any = true;
  }
  return any;
};
