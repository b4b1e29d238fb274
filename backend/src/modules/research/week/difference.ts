import { changedFigure } from '#engine/compare/changes';
import { reversalOf, reversible } from '#engine/compare/contradictions';
import { speaksOfCorrection } from '#engine/compare/corrections';
import { areWordedAlike, repeatsLine, type StemmedLine, stemmedLine } from '#engine/compare/lines';
import { newValue } from '#engine/compare/new-values';
import { type PublishedStatement, publishedStatement } from '#engine/compare/published-statement';
import { speaksOfAct, speaksOfUndoing } from '#engine/compare/undoing/parse';
import { type ValueSentence, valueSentence } from '#engine/compare/value-sentence';
import { overrulingBy } from '#engine/findings/overruled-claims';
import { accountOfEvent } from '#engine/stories/same-event';
import { sameStory, type StoryTitle, storyTitle } from '#engine/stories/stories';
import { lazy } from '#kernel/memoize';
import { languageOf } from '#text/languages/detection';
import { speaksOfEnding } from '#text/languages/endings';
import type { Language } from '#text/languages/language';
import { foreignStep, oldValueIn } from '#text/languages/steps';
import { timeOf } from '#text/words/dates';
import { figuresIn, numeralsIn } from '#text/words/figures';
import { cosine, isApart } from '#text/words/likeness';
import type { NewsLine } from './news-line';

/** A telling, prepared for comparison with others. Most are compared with few, so the rest is computed on demand. */
export interface ComparableLine extends StemmedLine {
  readonly line: NewsLine;
  /** The date of its page, or when it was told if the page has none, in milliseconds. */
  readonly publishedAtMs: number;
  /** The language; null for English. */
  readonly language: () => Language | null;
  readonly story: () => StoryTitle;
  readonly weekdays: () => ReadonlySet<string>;
  readonly statement: () => PublishedStatement;
  /** The amounts in it. */
  readonly numbers: () => ReadonlySet<string>;
  readonly dates: () => ReadonlySet<string>;
  /** Whether it states an amount or a date, in digits or in words. */
  readonly hasFigure: () => boolean;
  /** The change of a value that it reports; null if none. */
  readonly steps: () => ValueSentence | null;
  readonly overrules: () => ReturnType<typeof overrulingBy>;
}

const HAS_NUMBER = /\d/;

/** Prepares a telling for comparison. `topic`: stems and numbers of its tracker's description. */
export const comparableLine = (line: NewsLine, topic: ReadonlySet<string>): ComparableLine => {
  const { text, publishedAt, source } = line;
  const { title } = source;
  const publishedAtMs = timeOf(source.publishedAt) ?? Date.parse(publishedAt);
  const figures = lazy(() => figuresIn(text, publishedAtMs));
  const language = lazy(() => languageOf(text));
  const account = lazy(() => accountOfEvent({ title, lead: [source.quote] }, topic, publishedAtMs));
  return {
    ...stemmedLine(text),
    line,
    publishedAtMs,
    language,
    story: lazy(() => storyTitle(source, publishedAtMs, account())),
    weekdays: () => account().weekdays,
    statement: lazy(() => publishedStatement(text, title)),
    numbers: lazy(() => new Set(numeralsIn(text, publishedAtMs))),
    dates: lazy(() => new Set(figures().flatMap(({ kind, value }) => (kind === 'date' ? [value] : [])))),
    hasFigure: () => HAS_NUMBER.test(text) || figures().length > 0,
    steps: lazy(() => valueSentence(text, publishedAtMs)),
    overrules: lazy(() =>
      overrulingBy({ text, title, publishedAt: publishedAtMs, language: language(), inList: false }),
    ),
  };
};

/** A difference between two lines about the same thing: in a figure or date, or in whether it holds. */
export type LineDifference = 'figure' | 'outcome';

/** Sentences that share a smaller part of their words do not differ in a figure only. */
const SAME_WORDS = 0.5;

const saysSameWithOtherFigure = (earlier: ComparableLine, later: ComparableLine): boolean =>
  cosine(earlier.stems, later.stems) >= SAME_WORDS &&
  changedFigure(
    { text: earlier.text, writtenAt: earlier.publishedAtMs, isOnSamePage: false },
    later.text,
    later.publishedAtMs,
  ) !== null;

const givesNewValue = (earlier: ComparableLine, later: ComparableLine): boolean => {
  const language = later.language();
  if (language !== null) {
    const step = foreignStep(later.text, language);
    return step !== null && oldValueIn(earlier.text, step, language) !== null;
  }
  const steps = later.steps();
  return steps !== null && newValue(earlier.statement(), earlier.publishedAtMs, steps) !== null;
};

/**
 * Whether a line says that what an earlier one told no longer holds. `isOwn`: it is on the same page, which corrects
 * itself.
 */
const saysItEnded = (earlier: ComparableLine, later: ComparableLine, isOwn: boolean): boolean => {
  const { text, stems } = later;
  if (!isOwn && speaksOfAct(text, stems) && reversalOf(text, reversible('', [earlier.line.source]))?.kind === 'all')
    return true;
  const language = later.language();
  if (!speaksOfUndoing(text, stems) && (language === null || !speaksOfEnding(text, language))) return false;
  return later.overrules()({ statement: earlier.statement(), claimedAt: earlier.publishedAtMs, isOwn });
};

/**
 * The difference between two lines, by the rules with which a run finds what a page changes or contradicts; null if
 * there is none. Two statements of one page do not differ unless it corrects itself.
 */
export const differenceBetween = (one: ComparableLine, other: ComparableLine): LineDifference | null => {
  const [earlier, later] = one.publishedAtMs <= other.publishedAtMs ? [one, other] : [other, one];
  const isOwn = one.line.source.url === other.line.source.url;
  if (saysItEnded(earlier, later, isOwn)) return 'outcome';
  if (isOwn || !earlier.hasFigure() || !later.hasFigure()) return null;
  const differs =
    saysSameWithOtherFigure(earlier, later) || saysSameWithOtherFigure(later, earlier) || givesNewValue(earlier, later);
  return differs ? 'figure' : null;
};

const hasOwn = (set: ReadonlySet<string>, known: ReadonlySet<string>): boolean =>
  [...set].some((each) => !known.has(each));

/** An amount that the earlier line lacks, or other days than those that it names. */
const addsFigure = (earlier: ComparableLine, later: ComparableLine): boolean =>
  hasOwn(later.numbers(), earlier.numbers()) ||
  isApart(earlier.dates(), later.dates()) ||
  isApart(earlier.weekdays(), later.weekdays());

/** Form letters have the same words about other things. */
const hasOtherWords = (earlier: ComparableLine, later: ComparableLine): boolean =>
  hasOwn(later.stems, earlier.stems) && hasOwn(earlier.stems, later.stems);

/**
 * Whether two trackers tell the same news, by the rules by which a run knows that a page repeats a line or tells its
 * story. A tracker does not repeat itself, so two lines of one tracker are two things. A line that adds a figure is not
 * the same either, unless it is the new wording of the same page.
 */
export const isSameNews = (earlier: ComparableLine, later: ComparableLine): boolean => {
  const [before, after] = [earlier.line, later.line];
  if (after.trackerId === before.trackerId || speaksOfCorrection(after.text) !== speaksOfCorrection(before.text))
    return false;
  const isOfSamePage = after.source.url === before.source.url;
  if (isOfSamePage && (areWordedAlike(later, earlier) || repeatsLine(later, earlier))) return true;
  if (addsFigure(earlier, later)) return false;
  if (repeatsLine(later, earlier) && !hasOtherWords(earlier, later)) return true;
  return sameStory(earlier.story(), later.story());
};
