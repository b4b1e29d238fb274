import { lazy } from '#kernel/memoize';
import { languageOf } from '#text/languages/detection';
import { english } from '#text/languages/english/english';
import type { Language } from '#text/languages/language';
import { sentenceFault } from '#text/sentences/form';
import { days } from '#text/words/date-mention';
import { numeralsIn } from '#text/words/figures';
import { cosine, dice, isApart } from '#text/words/likeness';
import { nameWordsIn } from '#text/words/names';
import { SMALL_COUNT } from '#text/words/quantities';
import { stemIn, stemSet } from '#text/words/stems';
import type { AnalysedPage } from '../analysed-page';
import { areApart, designationsIn, type Designations } from '../compare/designations';
import { gendersIn } from '../compare/other-amounts';

/** The content of a page, prepared for comparison with another publisher's page. */
export interface Account {
  readonly title: ReadonlySet<string>;
  /** Stems of its title and lead, without the tracker's terms, which all its pages share. */
  readonly stems: ReadonlySet<string>;
  /** Stems of everything that is known of its text: the whole page, or the quote of a published one. */
  readonly wording: ReadonlySet<string>;
  /** Stems of the names in its lead, without the tracker's terms. */
  readonly names: ReadonlySet<string>;
  /** The weekdays that it names for what happened or will happen. */
  readonly weekdays: ReadonlySet<string>;
  /** Its numbers except dates and years. */
  readonly numbers: ReadonlySet<string>;
  /** Whether it reports that something is stopped, postponed or reversed. */
  readonly undoes: boolean;
  /** Designations in its title and lead. */
  readonly designations: () => Designations;
  readonly genders: () => ReadonlySet<string>;
}

/**
 * Publishers word the same event differently but share names, some words, and often figures. Nearly the same wording
 * proves nothing: form letters about different things share 90 % of it. A wrong match would make news mere evidence.
 */
const SAME_EVENT_RULES = {
  /** Minimum cosine of accounts of the same event without a common figure. */
  words: 0.3,
  soon: days(1.5),
  /** Minimum cosine with a common figure such as 47. It applies over a longer time, since some papers report late. */
  wordsWithFigure: 0.2,
  within: days(3),
  /** Time within which a rare figure such as 2.25 or 12,400 identifies an event. */
  sameDay: days(1),
  /** Accounts at least this similar that name other things are form letters. */
  formLetter: 0.6,
  similarTitles: 0.5,
};

const weekdaysIn = (text: string, language: Language | null): ReadonlySet<string> =>
  new Set(text.toLowerCase().match((language ?? english).weekday));

/** `lead`: the first sentences or the published quote. `topicTokens`: stems and numbers of the description. */
export const accountOfEvent = (
  {
    title,
    lead,
    wording,
  }: { readonly title: string; readonly lead: readonly string[]; readonly wording?: Iterable<string> },
  topicTokens: ReadonlySet<string>,
  writtenAt: number,
): Account => {
  const text = [title, ...lead].join(' ');
  const language = languageOf(text);
  const unasked = (stems: Iterable<string>): ReadonlySet<string> =>
    new Set([...stems].filter((one) => one !== '' && !topicTokens.has(one)));
  return {
    title: stemSet(title, language),
    stems: unasked(stemSet(text, language)),
    wording: wording === undefined ? stemSet(lead.join(' '), language) : new Set(wording),
    names: unasked(lead.flatMap((sentence) => [...nameWordsIn(sentence)].map((name) => stemIn(name, language)))),
    weekdays: weekdaysIn(text, language),
    numbers: unasked(numeralsIn(text, writtenAt)),
    undoes: (language ?? english).news.undoing.test(text),
    designations: lazy(() => designationsIn(text, language)),
    genders: lazy(() => gendersIn(text)),
  };
};

const sharedStems = (a: ReadonlySet<string>, b: ReadonlySet<string>): readonly string[] =>
  [...a].filter((x) => b.has(x));

const isShare = (number: string): boolean => number.endsWith('%');
const valueOf = (number: string): number => Number(number.replace('%', ''));

const significantDigits = (number: string): number =>
  number
    .replace(/^0\.0*|%/g, '')
    .replace('.', '')
    .replace(/^0+/, '')
    .replace(/(?<!\..*)0+$/, '').length;

const isSmall = (number: string): boolean =>
  !isShare(number) && significantDigits(number) < 3 && valueOf(number) <= SMALL_COUNT;

const isRare = (number: string): boolean => significantDigits(number) >= 3;

/** Whether a number is round: 10, 25, 100 and 1,500 are; 47 and 310 are not. */
const isRound = (number: string): boolean => {
  const value = valueOf(number);
  return !isRare(number) && (value <= SMALL_COUNT || value % (value < 100 ? 5 : 50) === 0);
};

const amountsOf = ({ numbers }: Account): readonly string[] => [...numbers].filter((number) => !isSmall(number));

/**
 * Whether most amounts of the later account are its own: 28 satellites on Saturday are not the 24 of Friday, and an
 * order of 160 jets is news even if it mentions that 47 a month are built.
 */
export const addsAmounts = (earlier: Account, later: Account): boolean => {
  const amounts = amountsOf(later);
  const known = amounts.filter((amount) => earlier.numbers.has(amount)).length;
  return amountsOf(earlier).length > 0 && known * 2 < amounts.length;
};

const lacks = (other: Account, words: ReadonlySet<string>): boolean =>
  [...words].some((word) => !other.wording.has(word) && !other.title.has(word));

const titleWords = ({ title, wording }: Account): ReadonlySet<string> =>
  new Set([...title].filter((word) => wording.has(word)));

/**
 * Whether two accounts are form letters, which differ in the same words in both title and text: `Duty on nails from
 * Oman` and `… from Taiwan`.
 */
export const areFormLetters = (a: Account, b: Account): boolean =>
  dice(a.title, b.title) >= SAME_EVENT_RULES.similarTitles && lacks(b, titleWords(a)) && lacks(a, titleWords(b));

const nameOthers = (a: Account, b: Account): boolean => lacks(b, a.names) && lacks(a, b.names);

/**
 * Whether the later account can report the same event: most of its amounts are known, it names no other thing, and it
 * undoes something only if the earlier one does.
 */
export const mayReportSameEvent = (earlier: Account, later: Account): boolean =>
  earlier.undoes === later.undoes && !addsAmounts(earlier, later) && !reportOtherThings(earlier, later);

/** Whether two accounts name different things of one kind: `Flight 9 …` and `Flight 10 …`. */
export const reportOtherThings = (earlier: Account, later: Account): boolean =>
  areApart(earlier.designations(), later.designations());

/**
 * Whether the later account reports the same event in other words. `apart` is the time between them in milliseconds.
 */
export const reportsSameEvent = (earlier: Account, later: Account, apart: number): boolean => {
  if (apart > SAME_EVENT_RULES.within || !mayReportSameEvent(earlier, later)) return false;
  const likeness = cosine(earlier.stems, later.stems);
  const isFormLetter =
    likeness >= SAME_EVENT_RULES.formLetter && (nameOthers(earlier, later) || areFormLetters(earlier, later));
  const informative = sharedStems(earlier.numbers, later.numbers).filter((number) => !isRound(number));
  if (isFormLetter && informative.every(isShare)) return false;
  if (informative.some(isRare) && apart <= SAME_EVENT_RULES.sameDay) return true;
  if (isApart(earlier.names, later.names) || isApart(earlier.weekdays, later.weekdays)) return false;
  return informative.length > 0
    ? likeness >= SAME_EVENT_RULES.wordsWithFigure
    : apart <= SAME_EVENT_RULES.soon && likeness >= SAME_EVENT_RULES.words;
};

/** Number of sentences after the title in which a page reports its event. */
const OPENING_SENTENCES = 2;

const openingOf = (analysis: AnalysedPage): readonly string[] => {
  const opening: string[] = [];
  for (const sentence of analysis.sentences) {
    if (sentenceFault(sentence) === null) opening.push(sentence.text);
    if (opening.length === OPENING_SENTENCES) break;
  }
  return opening;
};

/** The account of an unread page, from its title and first sentences. */
export const accountOfPage = (analysis: AnalysedPage, topicTokens: ReadonlySet<string>, writtenAt: number): Account =>
  accountOfEvent(
    { title: analysis.page.title, lead: openingOf(analysis), wording: analysis.gate.counts.keys() },
    topicTokens,
    writtenAt,
  );
