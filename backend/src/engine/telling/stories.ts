import type { DocumentReason } from '#events/research/run-log';
import { lineOf, repeatedLine } from '../compare/lines';
import { disagrees } from '../compare/disagreement';
import type { Evidence, LedgerClaim } from '../ledger';
import { isSection } from '#pages/page';
import { isFit } from '../ranking/fitness';
import { saysOnlySigned, saysWhatChanges, tellsAnAct } from '../ranking/headline';
import { evidenceFrom, leaveOut, type Reading, type Run } from '../run';
import { claimFrom } from './claim-from';
import { faultOf } from '#text/sentences/form';
import { cosine } from '#text/words/likeness';
import { choices, claimAgainst, inPageOrder, isOnPurpose, needsNoTitle, withoutKnown, type Choice } from './choices';
import { floors } from './floors';
import { lastResorts } from './last-resort';
import { tellDetails } from './second-sentences';
import { toldAgain } from './told-again';

/** The complete sentence of a page that is most similar to a claim; null if it does not bear the claim out. */
const supportingEvidence = (reading: Reading, text: string): Evidence | null => {
  const { stems } = lineOf(text);
  const whole = reading.document.sentences.filter((sentence) => faultOf(sentence) === null);
  const [nearest] = whole
    .map((sentence) => ({ sentence, likeness: cosine(sentence.stems, stems) }))
    .filter(({ sentence, likeness }) => likeness >= floors.bearsOut && !disagrees(sentence.text, text))
    .sort((a, b) => b.likeness - a.likeness);
  return nearest === undefined ? null : evidenceFrom(reading.document, nearest.sentence.text);
};

const notSupporting: DocumentReason = { kind: 'not_supporting' };

/** Adds documents of a told story as evidence, not as further lines. */
export const confirmStory = (run: Run, claim: LedgerClaim, readings: readonly Reading[]): void => {
  for (const reading of readings) {
    const cited = run.told.citing(reading.document.page.url).some((other) => other.story === claim.story);
    const evidence = cited ? null : supportingEvidence(reading, claim.text);
    if (evidence !== null) run.told.confirm(claim, evidence);
    if (cited || evidence !== null)
      run.judge(reading, 'evidence', { kind: 'same_story', title: claim.evidence[0]?.title ?? '' });
    else run.judge(reading, 'left_out', notSupporting);
  }
};

/** If the best only says that something was signed, prefers a sentence with about the same score that says what changes. */
const changeFirst = (ordered: readonly Choice[]): readonly Choice[] => {
  const [best] = ordered;
  if (best === undefined || !saysOnlySigned(best.ranked)) return ordered;
  return inPageOrder(ordered, ({ ranked }) => saysWhatChanges(ranked));
};

type Telling =
  | { readonly kind: 'told'; readonly choice: Choice }
  | { readonly kind: 'repeats'; readonly claim: LedgerClaim }
  | { readonly kind: 'untold'; readonly reason: DocumentReason };

/** The reversal or change by which this run told a sentence already: in the same words, or both by their page's title. */
const toldAsOverruling = (run: Run, { reading, ranked }: Choice, repeated: LedgerClaim | undefined) =>
  run.told
    .citing(reading.document.page.url)
    .find(
      (claim) =>
        claim.firstSeenAt === run.now &&
        claim.evidence[0]?.url === reading.document.page.url &&
        (claim === repeated || (!ranked.isFit && !isFit(claim))),
    );

/** The best sentence on any of the story's pages that reaches the minimum score, is new and passes verification. */
const chooseHeadline = (run: Run, ordered: readonly Choice[]): Telling => {
  let repeated: LedgerClaim | undefined;
  let rejected = false;
  const goodEnough = ordered.filter(
    (choice) => choice.ranked.score >= floors.headline && isOnPurpose(choice) && needsNoTitle(choice),
  );
  for (const choice of changeFirst(goodEnough)) {
    const { sentence } = choice.ranked;
    const earlier = repeatedLine(lineOf(sentence.text), run.told.lines)?.claim;
    const overruling = toldAsOverruling(run, choice, earlier);
    if (overruling !== undefined) return { kind: 'repeats', claim: overruling };
    if (earlier !== undefined) repeated ??= earlier;
    else if (run.verify(choice.reading, sentence)) return { kind: 'told', choice };
    else rejected = true;
  }
  if (repeated !== undefined) return { kind: 'repeats', claim: repeated };
  return { kind: 'untold', reason: { kind: rejected ? 'not_verified' : 'unclear' } };
};

/** What stands for a page of which no sentence says clearly enough what happened. */
const chooseLastResort = (run: Run, readings: readonly Reading[], untold: Telling): Telling => {
  for (const choice of lastResorts(run, readings)) {
    const { sentence } = choice.ranked;
    const earlier = repeatedLine(lineOf(sentence.text), run.told.lines)?.claim;
    if (earlier !== undefined) return { kind: 'repeats', claim: earlier };
    if (run.verify(choice.reading, sentence)) return { kind: 'told', choice };
  }
  return untold;
};

/** Tells a story for the first time: a headline, its other pages as evidence, and possibly a second sentence. */
export const tellStory = (run: Run, story: string, pages: readonly Reading[]): void => {
  const readings = withoutKnown(run, pages).filter((reading) => {
    const earlier = toldAgain(run, reading);
    if (earlier !== null) confirmStory(run, earlier, [reading]);
    return earlier === null;
  });
  if (readings.length === 0) return;
  const ordered = choices(run, readings);
  const clear = chooseHeadline(run, ordered);
  const telling = clear.kind === 'untold' ? chooseLastResort(run, readings, clear) : clear;
  if (telling.kind === 'untold') {
    for (const reading of readings) {
      const claim = claimAgainst(run, reading);
      if (claim === undefined) run.judge(reading, 'left_out', telling.reason);
      else leaveOut(run, reading, claim);
    }
    return;
  }
  if (telling.kind === 'repeats') {
    confirmStory(run, telling.claim, readings);
    return;
  }
  const { reading, ranked } = telling.choice;
  const others = readings.filter((other) => other !== reading);
  const further = others.flatMap((other) => supportingEvidence(other, ranked.sentence.text) ?? []);
  const claim = claimFrom(run, reading, ranked.sentence, { role: 'headline', story, appeal: ranked.appeal, further });
  run.told.record({ kind: 'new', claim, replaces: [] });
  run.judge(reading, 'told', { kind: 'new' });
  for (const other of others) {
    if (further.some(({ url }) => url === other.document.page.url))
      run.judge(other, 'evidence', { kind: 'same_story', title: reading.document.page.title });
    else run.judge(other, 'left_out', notSupporting);
  }
  tellDetails(run, story, telling.choice, ordered.filter(isOnPurpose));
};

/**
 * If the line of a told story states only an intention, such as an order's policy, or cannot be printed by itself, a later
 * page of the same host that says what was done replaces it: for example, the fact sheet of the next day. Returns that
 * page.
 */
export const tellBetter = (run: Run, claim: LedgerClaim, readings: readonly Reading[]): Reading | undefined => {
  if (tellsAnAct(claim.text) && isFit(claim)) return undefined;
  const hosts = new Set(claim.evidence.map(({ host }) => host));
  const ofSameHost = readings.filter(({ document: { page } }) => hosts.has(page.host) && !isSection(page));
  const acts = choices(run, ofSameHost).filter(
    ({ ranked }) => ranked.score >= floors.better && ranked.isFit && tellsAnAct(ranked.sentence.text),
  );
  const telling = chooseHeadline(run, acts);
  if (telling.kind !== 'told') return undefined;
  const { reading, ranked } = telling.choice;
  const better = claimFrom(run, reading, ranked.sentence, {
    role: 'headline',
    story: claim.story,
    appeal: ranked.appeal,
  });
  run.told.record({ kind: 'new', claim: better, replaces: [] });
  tellDetails(run, claim.story, telling.choice, choices(run, [reading]).filter(isOnPurpose));
  run.judge(reading, 'told', { kind: 'says_more_plainly' });
  return reading;
};
