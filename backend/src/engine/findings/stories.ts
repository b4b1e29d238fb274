import type { DocumentReason } from '#events/research/run-log';
import { isSection } from '#pages/page';
import { sentenceFault } from '#text/sentences/form';
import { cosine } from '#text/words/likeness';
import { stemmedLine } from '../compare/lines';
import { disagrees } from '../compare/parallels';
import type { Evidence, LedgerClaim } from '../ledger';
import { isFit } from '../ranking/fitness';
import { reportsBareSigning, saysWhatChanges, reportsAct } from '../ranking/headline';
import { evidenceFrom, leaveOutByVerdict, type RunPage, type Run } from '../run';
import {
  sentenceChoices,
  claimAgainst,
  inPageOrder,
  isOnPurpose,
  needsNoTitle,
  withoutKnown,
  type SentenceChoice,
} from './choices';
import { claimFrom, repeatedNews } from './claim-from';
import { fallbackSentences } from './fallback-sentences';
import { claimRepeatedBy } from './retelling/repeated-claim';
import { SCORE_THRESHOLDS } from './score-thresholds';
import { addDetails } from './second-sentences';

/**
 * The complete sentence of a page on the topic that is most similar to a claim; null if it does not bear the claim out.
 */
const supportingEvidence = (runPage: RunPage, text: string): Evidence | null => {
  const { stems } = stemmedLine(text);
  const whole = runPage.analysis.sentences.filter(
    (sentence) => sentenceFault(sentence) === null && runPage.mayPublish(sentence.stems),
  );
  const [nearest] = whole
    .map((sentence) => ({ sentence, likeness: cosine(sentence.stems, stems) }))
    .filter(({ sentence, likeness }) => likeness >= SCORE_THRESHOLDS.bearsOut && !disagrees(sentence.text, text))
    .sort((a, b) => b.likeness - a.likeness);
  return nearest === undefined ? null : evidenceFrom(runPage.analysis, nearest.sentence.text);
};

const notSupporting: DocumentReason = { kind: 'not_supporting' };

/** Adds documents of a published story as evidence, not as further lines. */
export const confirmStory = (run: Run, claim: LedgerClaim, runPages: readonly RunPage[]): void => {
  for (const runPage of runPages) {
    const cited = run.ledger.citing(runPage.analysis.page.url).some((other) => other.story === claim.story);
    const evidence = cited ? null : supportingEvidence(runPage, claim.text);
    if (evidence !== null) run.ledger.confirm(claim, evidence);
    if (cited || evidence !== null)
      run.recordOutcome(runPage, 'evidence', { kind: 'same_story', title: claim.evidence[0]?.title ?? '' });
    else run.recordOutcome(runPage, 'left_out', notSupporting);
  }
};

/**
 * If the best only says that something was signed, prefers a sentence with about the same score that says what changes.
 */
const changeFirst = (ordered: readonly SentenceChoice[]): readonly SentenceChoice[] => {
  const [best] = ordered;
  if (best === undefined || !reportsBareSigning(best.ranked)) return ordered;
  return inPageOrder(ordered, ({ ranked }) => saysWhatChanges(ranked));
};

type HeadlineSelection =
  | { readonly kind: 'chosen'; readonly choice: SentenceChoice }
  | { readonly kind: 'repeats'; readonly claim: LedgerClaim }
  | { readonly kind: 'none'; readonly reason: DocumentReason };

/**
 * The reversal or change as which this run already recorded a sentence: in the same words, or with both shown by their
 * page's title.
 */
const asOverruling = (run: Run, { runPage, ranked }: SentenceChoice, repeated: LedgerClaim | undefined) =>
  run.ledger
    .citing(runPage.analysis.page.url)
    .find(
      (claim) =>
        claim.firstSeenAt === run.nowIso &&
        claim.evidence[0]?.url === runPage.analysis.page.url &&
        (claim === repeated || (!ranked.isFit && !isFit(claim))),
    );

/** The best sentence on any of the story's pages that reaches the minimum score, is new and passes verification. */
const chooseHeadline = (run: Run, ordered: readonly SentenceChoice[]): HeadlineSelection => {
  let repeated: LedgerClaim | undefined;
  let rejected = false;
  const goodEnough = ordered.filter(
    (choice) => choice.ranked.score >= SCORE_THRESHOLDS.headline && isOnPurpose(choice) && needsNoTitle(choice),
  );
  for (const choice of changeFirst(goodEnough)) {
    const { sentence } = choice.ranked;
    const earlier = repeatedNews(run, sentence);
    const overruling = asOverruling(run, choice, earlier);
    if (overruling !== undefined) return { kind: 'repeats', claim: overruling };
    if (earlier !== undefined) repeated ??= earlier;
    else if (run.verify(choice.runPage, sentence)) return { kind: 'chosen', choice };
    else rejected = true;
  }
  if (repeated !== undefined) return { kind: 'repeats', claim: repeated };
  return { kind: 'none', reason: { kind: rejected ? 'not_verified' : 'unclear' } };
};

/** Selects a headline from pages none of whose sentences says clearly enough what happened. */
const chooseLastResort = (run: Run, runPages: readonly RunPage[], unchosen: HeadlineSelection): HeadlineSelection => {
  for (const choice of fallbackSentences(run, runPages)) {
    const { sentence } = choice.ranked;
    const earlier = repeatedNews(run, sentence);
    if (earlier !== undefined) return { kind: 'repeats', claim: earlier };
    if (run.verify(choice.runPage, sentence)) return { kind: 'chosen', choice };
  }
  return unchosen;
};

/** Publishes a story for the first time: a headline, its other pages as evidence, and possibly a second sentence. */
export const addStory = (run: Run, story: string, pages: readonly RunPage[]): void => {
  const runPages = withoutKnown(run, pages).filter((runPage) => {
    const earlier = claimRepeatedBy(run, runPage);
    if (earlier !== null) confirmStory(run, earlier, [runPage]);
    return earlier === null;
  });
  if (runPages.length === 0) return;
  const ordered = sentenceChoices(run, runPages);
  const clear = chooseHeadline(run, ordered);
  const chosenHeadline = clear.kind === 'none' ? chooseLastResort(run, runPages, clear) : clear;
  if (chosenHeadline.kind === 'none') {
    for (const runPage of runPages) {
      const claim = claimAgainst(run, runPage);
      if (claim === undefined) run.recordOutcome(runPage, 'left_out', chosenHeadline.reason);
      else leaveOutByVerdict(run, runPage, claim);
    }
    return;
  }
  if (chosenHeadline.kind === 'repeats') {
    confirmStory(run, chosenHeadline.claim, runPages);
    return;
  }
  const { runPage, ranked } = chosenHeadline.choice;
  const others = runPages.filter((other) => other !== runPage);
  const further = others.flatMap((other) => supportingEvidence(other, ranked.sentence.text) ?? []);
  const claim = claimFrom(run, runPage, ranked.sentence, { role: 'headline', story, appeal: ranked.appeal, further });
  run.ledger.record({ kind: 'new', claim, replaces: [] });
  run.recordOutcome(runPage, 'told', { kind: 'new' });
  for (const other of others) {
    if (further.some(({ url }) => url === other.analysis.page.url))
      run.recordOutcome(other, 'evidence', { kind: 'same_story', title: runPage.analysis.page.title });
    else run.recordOutcome(other, 'left_out', notSupporting);
  }
  addDetails(run, story, chosenHeadline.choice, ordered.filter(isOnPurpose));
};

/**
 * If the line of a published story states only an intention, such as an order's policy, or cannot be printed by itself,
 * a later page of the same host that says what was done replaces it: for example, the fact sheet of the next day.
 * Returns that page.
 */
export const replaceHeadline = (run: Run, claim: LedgerClaim, runPages: readonly RunPage[]): RunPage | undefined => {
  if (reportsAct(claim.text) && isFit(claim)) return undefined;
  const hosts = new Set(claim.evidence.map(({ host }) => host));
  const ofSameHost = runPages.filter(({ analysis: { page } }) => hosts.has(page.host) && !isSection(page));
  const acts = sentenceChoices(run, ofSameHost).filter(
    ({ ranked }) => ranked.score >= SCORE_THRESHOLDS.better && ranked.isFit && reportsAct(ranked.sentence.text),
  );
  const chosenHeadline = chooseHeadline(run, acts);
  if (chosenHeadline.kind !== 'chosen') return undefined;
  const { runPage, ranked } = chosenHeadline.choice;
  const better = claimFrom(run, runPage, ranked.sentence, {
    role: 'headline',
    story: claim.story,
    appeal: ranked.appeal,
  });
  run.ledger.record({ kind: 'new', claim: better, replaces: [] });
  addDetails(run, claim.story, chosenHeadline.choice, sentenceChoices(run, [runPage]).filter(isOnPurpose));
  run.recordOutcome(runPage, 'told', { kind: 'says_more_plainly' });
  return runPage;
};
