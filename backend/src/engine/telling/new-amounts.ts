import { oncePer } from '#kernel/once';
import { areOfOthers } from '../compare/designations';
import {
  otherAmounts,
  otherCounts,
  recallsAmount,
  statesDifference,
  type Measured,
  type OtherAmount,
} from '../compare/other-amounts';
import type { Candidate } from '../document';
import type { LedgerClaim } from '../ledger';
import type { Ranked } from '../ranking/headline';
import type { Reading, Run } from '../run';
import { increment } from '#text/languages/english/changes';
import type { Language } from '#text/languages/language';
import { datesIn, timeOf } from '#text/words/dates';
import { cosine, covered } from '#text/words/likeness';
import { namesIn } from '#text/words/names';
import { days } from '#text/words/named-date';
import { saysOtherNow } from '#text/languages/other-now';
import { quantitiesIn, type Quantity } from '#text/words/quantities';
import { stemIn, stemSet } from '#text/words/stems';
import { isFactSheet, ownIdentifier } from '../stories/titles';
import { isAfter } from './is-after';
import { nearestClaims } from './nearest-claims';
import { toldAgain } from './told-again';

/**
 * A page gives another amount for what was told, in words of its own. In nearly the same words, a word of its own makes it another thing;
 * that is for changes.ts.
 */
const rules = {
  near: { likeness: 0.12, most: 8 },
  /** Share of the told words that the sentence and its title have, and of its words that are told. */
  told: 0.25,
  own: 0.3,
  shared: 2,
  /** If the page gives the old amount as well. */
  toldWithOld: 0.2,
  sharedWithOld: 2,
  sameWords: 0.75,
  /** In words; a longer sentence says several things. */
  longest: 40,
  /** With the words that what stands around the sentence has in common with the opening of the told page. */
  sharedWithAround: 4,
};

const DAY = days(1);

const comingDays = (text: string, at: number, language: Language | null): readonly Quantity[] =>
  datesIn(text, at, language).flatMap(({ named, from, text: written, offset }) =>
    named === 'day' && from > at
      ? [
          {
            amount: from / DAY,
            unit: 'day',
            isMeasured: true,
            isAbout: false,
            text: written,
            from: offset,
            to: offset + written.length,
          },
        ]
      : [],
  );

const amountsIn = (text: string, at: number, language: Language | null): readonly Quantity[] => [
  ...quantitiesIn(text, at, language),
  ...comingDays(text, at, language),
];

/** Names beside an amount: of its clause, not of who says so. */
const namesBeside = (text: string, { from, to }: Quantity, language: Language | null): readonly string[] => {
  const start = Math.max(...[',', ';', ':'].map((mark) => text.lastIndexOf(`${mark} `, from))) + 1;
  const rest = text.slice(to).search(/[,;:](?= |$)/);
  const clause = text.slice(start, rest < 0 ? undefined : to + rest);
  return [...namesIn(start === 0 ? clause : `x ${clause}`)].map((name) => stemIn(name, language));
};

/** By the claim: many sentences are compared with each. */
const ofClaims = new WeakMap<LedgerClaim, Measured & { readonly language: Language | null }>();

const measuredOf = (claim: LedgerClaim, toldAt: number, language: Language | null): Measured => {
  const known = ofClaims.get(claim);
  if (known?.language === language) return known;
  const { text } = claim;
  const measured = { text, stems: stemSet(text, language), amounts: amountsIn(text, toldAt, language), language };
  ofClaims.set(claim, measured);
  return measured;
};

export interface NewAmount extends OtherAmount {
  readonly claim: LedgerClaim;
}

/** The amount in which a sentence of a page differs from what was told of the same thing. */
export const newAmount = (run: Run, reading: Reading, { sentence }: Pick<Ranked, 'sentence'>): NewAmount | null => {
  const { document, earlier, titleStems } = reading;
  const { language, publishedAt, page } = document;
  if (earlier !== undefined || publishedAt === null || sentence.words > rules.longest) return null;
  if (ownIdentifier(page.title) !== null || isFactSheet(page.title)) return null;
  const stems = new Set([...sentence.stems, ...titleStems]);
  const claims = nearestClaims(run, stems, rules.near, (claim) => isAfter(run, reading, claim));
  // Most sentences are near nothing; looking for amounts costs more.
  if (claims.length === 0) return null;
  const amounts = amountsIn(sentence.text, publishedAt, language);
  if (amounts.length === 0 || increment.test(sentence.text)) return null;
  const later: Measured = { text: sentence.text, stems: sentence.stems, amounts };
  for (const claim of claims) {
    const toldAt = timeOf(claim.publishedAt);
    if (toldAt === null || claim.evidence.some(({ url }) => url === page.url)) continue;
    const told = measuredOf(claim, toldAt, language);
    const counts = otherCounts(told, later).filter((each) => statesDifference(each, allAmounts(reading)));
    const [found] = [...otherAmounts(told, later), ...counts].filter((each) =>
      isOfSame(run, reading, sentence, claim, told, each),
    );
    if (found !== undefined && toldAgain(run, reading) === null) return { ...found, claim };
  }
  return null;
};

const allAmounts = oncePer(
  ({ document: { sentences, publishedAt, language } }: Reading): readonly Quantity[] =>
    sentences.flatMap(({ text }) => amountsIn(text, publishedAt ?? 0, language)),
  new WeakMap(),
);

const isOfSame = (
  run: Run,
  reading: Reading,
  sentence: Candidate,
  claim: LedgerClaim,
  told: Measured,
  found: OtherAmount,
): boolean => {
  const { document, titleStems } = reading;
  const { language, gate, page } = document;
  const [first] = claim.evidence;
  const ofTitle = stemSet(first?.title ?? '', language);
  const known = new Set([...told.stems, ...ofTitle, ...run.topicStems]);
  const wording = new Set([...gate.counts.keys(), ...gate.title, ...run.topicStems]);
  const isNamed = (name: string): boolean => wording.has(name);
  const amounts = allAmounts(reading);
  const others = amounts.filter(({ unit, amount }) => unit === found.now.unit && amount !== found.was.amount);
  if (!found.now.isMeasured && !statesDifference(found, amounts)) return false;
  // Of several of one unit on a page it is not known which is meant.
  if (others.some(({ amount }) => amount !== found.now.amount)) return false;
  if (cosine(told.stems, sentence.stems) >= rules.sameWords) return false;
  if (areOfOthers(`${first?.title ?? ''}. ${claim.text}`, `${page.title}. ${sentence.text}`)) return false;
  if (!namesBeside(claim.text, found.was, language).every(isNamed)) return false;
  const common = [...told.stems].filter((stem) => sentence.stems.has(stem)).length;
  const share = covered(told.stems, new Set([...sentence.stems, ...titleStems]));
  if (recallsAmount(found, amounts) && common >= rules.sharedWithOld && share >= rules.toldWithOld) return true;
  if (!namesBeside(sentence.text, found.now, language).every((name) => known.has(name))) return false;
  // What its title and the sentence are about.
  if ([...titleStems].some((stem) => sentence.stems.has(stem) && !known.has(stem))) return false;
  const around = run
    .remembered(first?.url ?? '')
    .stems.filter((stem) => !told.stems.has(stem) && !run.topicStems.has(stem))
    .filter((stem) => wording.has(stem) && !sentence.stems.has(stem));
  const isOther = saysOtherNow(`${page.title} ${sentence.text}`, language);
  return (
    (around.length > 0 || isOther) &&
    common >= rules.shared &&
    common + around.length + Number(isOther) >= rules.sharedWithAround &&
    share >= rules.told &&
    covered(sentence.stems, new Set([...told.stems, ...ofTitle])) >= rules.own
  );
};
