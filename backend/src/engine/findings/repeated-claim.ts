import { startOfDay } from '#kernel/calendar';
import { once } from '#kernel/once';
import { areApart, designationsIn } from '../compare/designations';
import type { MeasuredText } from '../compare/other-amounts';
import type { CandidateSentence } from '../document';
import type { LedgerClaim } from '../ledger';
import type { RunPage, Run } from '../run';
import { isFactSheet, ownIdentifier } from '../stories/titles';
import { english } from '#text/languages/english/english';
import type { Language } from '#text/languages/language';
import { timeOf } from '#text/words/dates';
import { covered } from '#text/words/likeness';
import { days } from '#text/words/date-mention';
import { namesEarlyDaysOf, pastDaysIn } from '#text/words/past-days';
import { nameWordsIn } from '#text/words/names';
import { mayBeSame, quantitiesIn, type Quantity, SMALL_COUNT } from '#text/words/quantities';
import { stemSet } from '#text/words/stems';
import { nearestClaims } from './claim-from';

/**
 * A page of some days later reports the same news again if it dates the news to the days that were published, mentions nothing
 * since, and shares a distinctive amount or most words with what was published. New news says when it happened.
 */
const REPEATED_NEWS_RULES = {
  /** Published lines with less in common with the page's title and opening are not compared. */
  near: { minLikeness: 0.08, maxClaims: 8 },
  /** Minimum time between the pages. Before that, a weekday may be that of another event, and the rules for stories apply. */
  sooner: days(4),
  longest: days(60),
  /** Number of days before the published line’s page in which its event happened. */
  event: days(10),
  /** Minimum share of the published words, without the topic’s, on the page. */
  words: 0.15,
  /** Share of the published words above which new amounts are hardly news. */
  wordsWithOwnAmounts: 0.4,
  /** Minimum share for a page that names no day. */
  wordsWithoutDay: 0.3,
  /** Minimum number of distinctive amounts in common for a page that names no day. */
  amountsWithoutDay: 2,
};

/** Whether an amount is distinctive, so that it hardly recurs by chance. */
const isDistinctive = ({ amount, isMeasured }: Quantity): boolean => isMeasured || amount > SMALL_COUNT;

const amountsIn = (
  sentences: readonly Pick<CandidateSentence, 'text'>[],
  writtenAt: number,
  language: Language | null,
) => sentences.flatMap(({ text }) => quantitiesIn(text, writtenAt, language));

/** A published story with the words and amounts known from the ledger and from the memory of its pages. */
interface KnownStory extends Omit<MeasuredText, 'amounts'> {
  readonly amounts: () => readonly Quantity[];
}

const knownStoryOf = (run: Run, claim: LedgerClaim, writtenAt: number, language: Language | null): KnownStory => {
  const claims = run.ledger.ofStory(claim.story);
  const pages = claims.flatMap(({ evidence: [first] }) => first ?? []);
  const remembered = pages.map(({ url }) => run.remembered(url));
  const texts = [...new Set([...claims.map(({ text }) => text), ...pages.map(({ title }) => title)])];
  const figures = remembered.flatMap(({ figures }) => figures);
  return {
    text: texts.join(' '),
    stems: new Set([
      ...texts.flatMap((text) => [...stemSet(text, language)]),
      ...remembered.flatMap(({ stems }) => stems),
    ]),
    amounts: once(() => [...texts, ...figures].flatMap((text) => quantitiesIn(text, writtenAt, language))),
  };
};

const withoutTopic = (stems: ReadonlySet<string>, topic: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...stems].filter((stem) => !topic.has(stem)));

/** Whether both texts measure similar things and agree on none. */
const disagree = (known: readonly Quantity[], amounts: readonly Quantity[]): boolean =>
  amounts.some(({ unit, isMeasured }) => {
    const [own, others] = [amounts, known].map((all) => all.filter((each) => each.isMeasured && each.unit === unit));
    if (!isMeasured || own === undefined || others === undefined || others.length === 0) return false;
    return !own.some((one) => others.some((other) => mayBeSame(one, other)));
  });

/** Whether a title names something that was not published. Official forms differ only in that. */
const namesOther = (title: string, { text }: KnownStory): boolean => {
  const publishedNames = nameWordsIn(text);
  return [...nameWordsIn(title)].some((name) => !publishedNames.has(name));
};

/** The published claim whose news a page reports again; null if it reports news. */
export const claimRepeatedBy = (run: Run, runPage: RunPage): LedgerClaim | null => {
  const { document, earlier } = runPage;
  const { publishedAt, language, sentences, gate, page } = document;
  if (earlier !== undefined || publishedAt === null || ownIdentifier(page.title) !== null) return null;
  if (isFactSheet(page.title)) return null;
  const isInReach = (claim: LedgerClaim): boolean => {
    const claimedAt = timeOf(claim.publishedAt);
    return (
      claimedAt !== null &&
      publishedAt - claimedAt > REPEATED_NEWS_RULES.sooner &&
      publishedAt - claimedAt < REPEATED_NEWS_RULES.longest
    );
  };
  const opening = new Set([...gate.title, ...gate.lead]);
  const claims = nearestClaims(run, opening, REPEATED_NEWS_RULES.near, isInReach);
  if (claims.length === 0) return null;
  const text = [page.title, ...sentences.map((sentence) => sentence.text)].join(' ');
  const mentioned = pastDaysIn(text, publishedAt, language);
  const latest = mentioned.length === 0 ? null : Math.max(...mentioned);
  const wording = new Set([...gate.counts.keys(), ...gate.title]);
  const amountsOfPage = once(() => amountsIn([{ text: page.title }, ...sentences], publishedAt, language));
  const { undoing } = (language ?? english).news;
  const isNews = (claim: LedgerClaim): boolean => {
    const claimedAt = timeOf(claim.publishedAt) ?? publishedAt;
    const claimedOn = startOfDay(claimedAt);
    if (latest !== null && (latest > claimedOn || latest < claimedOn - REPEATED_NEWS_RULES.event)) return true;
    const known = knownStoryOf(run, claim, claimedAt, language);
    const publishedStems = withoutTopic(known.stems, run.topicStems);
    const share = covered(publishedStems, wording);
    if (share < REPEATED_NEWS_RULES.words) return true;
    const [amounts, publishedAmounts] = [amountsOfPage(), known.amounts()];
    if (disagree(publishedAmounts, amounts)) return true;
    if (undoing.test(text) && !undoing.test(known.text)) return true;
    if (areApart(designationsIn(known.text, language), designationsIn(text, language))) return true;
    const informative = amounts.filter(
      (amount) => isDistinctive(amount) && publishedAmounts.some((other) => mayBeSame(other, amount)),
    );
    const isDated = latest !== null || namesEarlyDaysOf(text, claimedOn, publishedAt, language);
    // A page with further distinctive amounts reports more than was published.
    const own = amounts.filter(isDistinctive).length - informative.length;
    // If no amount was published, a single one says little.
    const hasOwn = own > informative.length + (publishedAmounts.some(isDistinctive) ? 0 : 1);
    if (hasOwn && (!isDated || share < REPEATED_NEWS_RULES.wordsWithOwnAmounts || namesOther(page.title, known)))
      return true;
    return (
      !isDated &&
      (informative.length < REPEATED_NEWS_RULES.amountsWithoutDay || share < REPEATED_NEWS_RULES.wordsWithoutDay)
    );
  };
  return claims.find((claim) => !isNews(claim)) ?? null;
};
