import { memoize } from '#kernel/memoize';
import { increment } from '#text/languages/english/changes';
import type { Language } from '#text/languages/language';
import { saysOtherNow } from '#text/languages/other-now';
import { days, type PlacedDate } from '#text/words/date-mention';
import { datesIn, timeOf } from '#text/words/dates';
import { cosine, coverageShare } from '#text/words/likeness';
import { nameWordsIn } from '#text/words/names';
import { DAY_UNIT, mayBeSame, quantitiesIn, type Quantity } from '#text/words/quantities';
import { stemIn, stemSet } from '#text/words/stems';
import type { CandidateSentence } from '../analysed-page';
import { areOfOthers } from '../compare/designations';
import {
  areOfOtherYears,
  otherAmounts,
  otherCounts,
  recallsAmount,
  statesDifference,
  type MeasuredText,
  type OtherAmount,
} from '../compare/other-amounts';
import type { LedgerClaim } from '../ledger';
import type { Ranked } from '../ranking/headline';
import type { RunPage, Run } from '../run';
import { isFactSheet, ownIdentifier } from '../stories/titles';
import { isAfter, nearestClaims } from './claim-from';

/**
 * Rules for a page that gives another amount for what was published, in different words. Nearly the same words with one
 * that differs are about another thing, which changes.ts handles.
 */
const NEW_AMOUNT_RULES = {
  near: { minLikeness: 0.12, maxClaims: 8 },
  /**
   * Minimum number of published words in the sentence, and minimum share of them in the sentence and its title. Fewer
   * will do if the page gives the old amount as well.
   */
  shared: { withOldAmount: { words: 2, share: 0.2 }, withoutOldAmount: { words: 2, share: 0.25 } },
  /** Minimum share of the sentence's own words among the published ones. */
  ownShare: 0.3,
  sameWords: 0.75,
  /** Maximum number of words; a longer sentence says several things. */
  longest: 40,
  /**
   * Minimum number of shared words, counting those around the sentence and in the opening of the published line's page.
   */
  sharedWithAround: 4,
};

const DAY_MS = days(1);

const comingDays = (dates: readonly PlacedDate[], writtenAt: number): readonly Quantity[] =>
  dates.flatMap(({ precision, from, text: written, offset }) =>
    precision === 'day' && from > writtenAt
      ? [
          {
            amount: from / DAY_MS,
            unit: DAY_UNIT,
            isMeasured: true,
            isAbout: false,
            text: written,
            from: offset,
            to: offset + written.length,
          },
        ]
      : [],
  );

const amountsIn = (text: string, writtenAt: number, language: Language | null): readonly Quantity[] => {
  const dates = datesIn(text, writtenAt, language);
  return [...quantitiesIn(text, writtenAt, language, dates), ...comingDays(dates, writtenAt)];
};

/** Names in the clause of an amount, except that of its speaker. */
const namesBeside = (text: string, { from, to }: Quantity, language: Language | null): readonly string[] => {
  const start = Math.max(...[',', ';', ':'].map((mark) => text.lastIndexOf(`${mark} `, from))) + 1;
  const rest = text.slice(to).search(/[,;:](?= |$)/);
  const clause = text.slice(start, rest < 0 ? undefined : to + rest);
  return [...nameWordsIn(start === 0 ? clause : `x ${clause}`)].map((name) => stemIn(name, language));
};

/** Names in the title of a page: a fare in Port Rond is not the fare in Port Lind. */
const namesInTitle = (title: string, language: Language | null): readonly string[] =>
  language?.capitalisedNouns === true ? [] : [...nameWordsIn(title)].map((name) => stemIn(name, language));

/** Cached by claim, since many sentences are compared with each. */
const measuredClaims = new WeakMap<LedgerClaim, MeasuredText & { readonly language: Language | null }>();

const measuredOf = (claim: LedgerClaim, claimedAt: number, language: Language | null): MeasuredText => {
  const known = measuredClaims.get(claim);
  if (known?.language === language) return known;
  const { text } = claim;
  const measured = { text, stems: stemSet(text, language), amounts: amountsIn(text, claimedAt, language), language };
  measuredClaims.set(claim, measured);
  return measured;
};

export interface NewAmount extends OtherAmount {
  readonly claim: LedgerClaim;
}

/** The amount in a sentence that differs from the one published for the same thing. */
export const newAmount = (run: Run, runPage: RunPage, { sentence }: Pick<Ranked, 'sentence'>): NewAmount | null => {
  const { analysis, earlier, titleStems } = runPage;
  const { language, publishedAt, page } = analysis;
  if (earlier !== undefined || publishedAt === null || sentence.words > NEW_AMOUNT_RULES.longest) return null;
  if (ownIdentifier(page.title) !== null || isFactSheet(page.title)) return null;
  const stems = new Set([...sentence.stems, ...titleStems]);
  const near = nearestClaims(run, stems, NEW_AMOUNT_RULES.near, (claim) => isAfter(run, runPage, claim));
  const claims = near.flatMap((claim) => {
    const claimedAt = timeOf(claim.publishedAt);
    if (claimedAt === null || claim.evidence.some(({ url }) => url === page.url)) return [];
    const measured = measuredOf(claim, claimedAt, language);
    return measured.amounts.length === 0 ? [] : [{ claim, published: measured }];
  });
  // Checked first, since most sentences are near nothing with an amount and parsing theirs costs more.
  if (claims.length === 0 || increment.test(sentence.text)) return null;
  const amounts = amountsOf(runPage)(sentence);
  if (amounts.length === 0) return null;
  const later: MeasuredText = { text: sentence.text, stems: sentence.stems, amounts };
  const isTold = ({ now }: OtherAmount): boolean =>
    claims.some(({ published }) => published.amounts.some((each) => mayBeSame(each, now)));
  for (const { claim, published } of claims) {
    const found = [...otherAmounts(published, later), ...otherCounts(published, later)].find(
      (each) => !isTold(each) && hasSameSubject({ run, runPage, sentence, claim, published, found: each }),
    );
    if (found !== undefined) return { ...found, claim };
  }
  return null;
};

const amountsOf = memoize(
  ({ analysis: { publishedAt, language } }: RunPage) =>
    memoize(({ text }: CandidateSentence): readonly Quantity[] => amountsIn(text, publishedAt ?? 0, language)),
  new WeakMap(),
);

const allAmounts = memoize(
  (runPage: RunPage): readonly Quantity[] => runPage.analysis.sentences.flatMap(amountsOf(runPage)),
  new WeakMap(),
);

/** A published amount, and another one that a sentence of a page gives. */
interface AmountToCompare {
  readonly run: Run;
  readonly runPage: RunPage;
  readonly sentence: CandidateSentence;
  readonly claim: LedgerClaim;
  readonly published: MeasuredText;
  readonly found: OtherAmount;
}

/** How many words of a claim a sentence has, and what share these are of the words of the sentence and its title. */
interface SharedWords {
  readonly common: number;
  readonly share: number;
}

const sharedWords = ({ runPage: { titleStems }, sentence, published }: AmountToCompare): SharedWords => ({
  common: [...published.stems].filter((stem) => sentence.stems.has(stem)).length,
  share: coverageShare(published.stems, new Set([...sentence.stems, ...titleStems])),
});

/** Whether a sentence and a claim share enough words for their amounts to be of the same thing. */
const sharesEnough = (
  { common, share }: SharedWords,
  rules: { readonly words: number; readonly share: number },
): boolean => common >= rules.words && share >= rules.share;

/** Whether the page or the topic has a stem. */
const hasStem = ({ run, runPage: { analysis } }: AmountToCompare, stem: string): boolean =>
  analysis.gate.counts.has(stem) || analysis.gate.title.has(stem) || run.topicStems.has(stem);

const titleOf = ({ evidence: [first] }: LedgerClaim): string => first?.title ?? '';

/** Whether it is unclear which amount of the page is meant, since it has several of one unit. */
const isAmbiguous = ({ runPage, found: { was, now } }: AmountToCompare): boolean =>
  allAmounts(runPage).some(({ unit, amount }) => unit === now.unit && amount !== was.amount && amount !== now.amount);

const isOfOtherThing = ({ runPage, sentence, claim, found }: AmountToCompare): boolean =>
  areOfOthers(`${titleOf(claim)}. ${claim.text}`, `${runPage.analysis.page.title}. ${sentence.text}`) ||
  (found.now.unit !== DAY_UNIT && areOfOtherYears(claim.text, sentence.text));

/** Whether a sentence has a name next to its amount, or a subject in common with its title, that is not `known`. */
const addsSubject = ({ runPage, sentence, found }: AmountToCompare, known: ReadonlySet<string>): boolean =>
  !namesBeside(sentence.text, found.now, runPage.analysis.language).every((name) => known.has(name)) ||
  [...runPage.titleStems].some((stem) => sentence.stems.has(stem) && !known.has(stem));

/** Whether what else the two pages say confirms that an amount replaces one that its page does not give. */
const isBackedByContext = (
  compared: AmountToCompare,
  shared: SharedWords,
  claimTitleStems: ReadonlySet<string>,
): boolean => {
  const { run, runPage, sentence, claim, published } = compared;
  const { language, page } = runPage.analysis;
  const around = run
    .remembered(claim.evidence[0]?.url ?? '')
    .stems.filter((stem) => !published.stems.has(stem) && !run.topicStems.has(stem))
    .filter((stem) => hasStem(compared, stem) && !sentence.stems.has(stem));
  const saysOther = saysOtherNow(`${page.title} ${sentence.text}`, language);
  const sharesWithAround = shared.common + around.length + Number(saysOther) >= NEW_AMOUNT_RULES.sharedWithAround;
  return (
    (around.length > 0 || saysOther) &&
    sharesWithAround &&
    sharesEnough(shared, NEW_AMOUNT_RULES.shared.withoutOldAmount) &&
    coverageShare(sentence.stems, new Set([...published.stems, ...claimTitleStems])) >= NEW_AMOUNT_RULES.ownShare
  );
};

const hasSameSubject = (compared: AmountToCompare): boolean => {
  const { run, runPage, sentence, claim, published, found } = compared;
  const { language, page } = runPage.analysis;
  if (cosine(published.stems, sentence.stems) >= NEW_AMOUNT_RULES.sameWords) return false;
  const shared = sharedWords(compared);
  if (!sharesEnough(shared, NEW_AMOUNT_RULES.shared.withOldAmount)) return false;
  if (!namesBeside(claim.text, found.was, language).every((name) => hasStem(compared, name))) return false;
  const amounts = allAmounts(runPage);
  if (!found.now.isMeasured && !statesDifference(found, amounts)) return false;
  if (isAmbiguous(compared) || isOfOtherThing(compared)) return false;
  const claimTitleStems = stemSet(titleOf(claim), language);
  const known = new Set([...published.stems, ...claimTitleStems, ...run.topicStems]);
  if (!namesInTitle(page.title, language).every((name) => known.has(name))) return false;
  if (recallsAmount(found, amounts)) return true;
  return !addsSubject(compared, known) && isBackedByContext(compared, shared, claimTitleStems);
};
