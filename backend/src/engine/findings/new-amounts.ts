import { memoize } from '#kernel/memoize';
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
import type { CandidateSentence } from '../analysed-page';
import type { LedgerClaim } from '../ledger';
import type { Ranked } from '../ranking/headline';
import type { RunPage, Run } from '../run';
import { increment } from '#text/languages/english/changes';
import type { Language } from '#text/languages/language';
import { datesIn, timeOf } from '#text/words/dates';
import { cosine, covered } from '#text/words/likeness';
import { nameWordsIn } from '#text/words/names';
import { days, type PlacedDate } from '#text/words/date-mention';
import { saysOtherNow } from '#text/languages/other-now';
import { DAY_UNIT, mayBeSame, quantitiesIn, type Quantity } from '#text/words/quantities';
import { stemIn, stemSet } from '#text/words/stems';
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

/** Names in the clause of an amount, except those of whoever states it. */
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
      (each) => !isTold(each) && hasSameSubject(run, runPage, sentence, { claim, published, found: each }),
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

/** A published amount, and another one that a page gives. */
interface AmountToCompare {
  readonly claim: LedgerClaim;
  readonly published: MeasuredText;
  readonly found: OtherAmount;
}

/** How many words of a claim a sentence has, and what share these are of the words of the sentence and its title. */
interface SharedWords {
  readonly common: number;
  readonly share: number;
}

/** Whether a sentence and a claim share enough words for their amounts to be of the same thing. */
const sharesEnough = (
  { common, share }: SharedWords,
  rules: { readonly words: number; readonly share: number },
): boolean => common >= rules.words && share >= rules.share;

const hasSameSubject = (
  run: Run,
  runPage: RunPage,
  sentence: CandidateSentence,
  { claim, published, found }: AmountToCompare,
): boolean => {
  const { analysis, titleStems } = runPage;
  const { language, gate, page } = analysis;
  const [first] = claim.evidence;
  if (cosine(published.stems, sentence.stems) >= NEW_AMOUNT_RULES.sameWords) return false;
  const shared: SharedWords = {
    common: [...published.stems].filter((stem) => sentence.stems.has(stem)).length,
    share: covered(published.stems, new Set([...sentence.stems, ...titleStems])),
  };
  const { withOldAmount, withoutOldAmount } = NEW_AMOUNT_RULES.shared;
  if (!sharesEnough(shared, withOldAmount)) return false;
  const isWording = (stem: string): boolean =>
    gate.counts.has(stem) || gate.title.has(stem) || run.topicStems.has(stem);
  if (!namesBeside(claim.text, found.was, language).every(isWording)) return false;
  const amounts = allAmounts(runPage);
  if (!found.now.isMeasured && !statesDifference(found, amounts)) return false;
  // If the page has several amounts of one unit, it is unclear which is meant.
  const isAmbiguous = amounts.some(
    ({ unit, amount }) => unit === found.now.unit && amount !== found.was.amount && amount !== found.now.amount,
  );
  if (isAmbiguous) return false;
  if (areOfOthers(`${first?.title ?? ''}. ${claim.text}`, `${page.title}. ${sentence.text}`)) return false;
  if (found.now.unit !== DAY_UNIT && areOfOtherYears(claim.text, sentence.text)) return false;
  const stemsOfTitle = stemSet(first?.title ?? '', language);
  const known = new Set([...published.stems, ...stemsOfTitle, ...run.topicStems]);
  if (!namesInTitle(page.title, language).every((name) => known.has(name))) return false;
  if (recallsAmount(found, amounts) && sharesEnough(shared, withOldAmount)) return true;
  const namesOnlyKnown = namesBeside(sentence.text, found.now, language).every((name) => known.has(name));
  // The title and the sentence share a subject that was not published.
  const hasNewSubject = [...titleStems].some((stem) => sentence.stems.has(stem) && !known.has(stem));
  if (!namesOnlyKnown || hasNewSubject) return false;
  const around = run
    .remembered(first?.url ?? '')
    .stems.filter((stem) => !published.stems.has(stem) && !run.topicStems.has(stem))
    .filter((stem) => isWording(stem) && !sentence.stems.has(stem));
  const saysOther = saysOtherNow(`${page.title} ${sentence.text}`, language);
  const isConfirmedAround = around.length > 0 || saysOther;
  const sharesWithAround = shared.common + around.length + Number(saysOther) >= NEW_AMOUNT_RULES.sharedWithAround;
  const ownShare = covered(sentence.stems, new Set([...published.stems, ...stemsOfTitle]));
  return (
    isConfirmedAround &&
    sharesWithAround &&
    sharesEnough(shared, withoutOldAmount) &&
    ownShare >= NEW_AMOUNT_RULES.ownShare
  );
};
