import { type StemmedLine, stemmedLine } from '#engine/compare/lines';
import { type PublishedStatement, publishedStatement } from '#engine/compare/published-statement';
import { type ValueSentence, valueSentence } from '#engine/compare/value-sentence';
import { languageOf } from '#text/languages/detection';
import type { Language } from '#text/languages/language';
import { once } from '#kernel/once';
import { accountOfEvent } from '#engine/stories/same-event';
import { type StoryTitle, storyTitle } from '#engine/stories/stories';
import { overrulingBy } from '#engine/findings/overruled-claims';
import { timeOf } from '#text/words/dates';
import { figuresIn, numeralsIn } from '#text/words/figures';
import type { NewsLine } from './news-line';

/** A telling, prepared for comparison with others. Most are compared with few, so the rest is computed on demand. */
export interface Comparable extends StemmedLine {
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
export const comparable = (line: NewsLine, topic: ReadonlySet<string>): Comparable => {
  const { text, publishedAt, source } = line;
  const { title } = source;
  const publishedAtMs = timeOf(source.publishedAt) ?? Date.parse(publishedAt);
  const figures = once(() => figuresIn(text, publishedAtMs));
  const language = once(() => languageOf(text));
  const account = once(() => accountOfEvent({ title, lead: [source.quote] }, topic, publishedAtMs));
  return {
    ...stemmedLine(text),
    line,
    publishedAtMs,
    language,
    story: once(() => storyTitle(source, publishedAtMs, account())),
    weekdays: () => account().weekdays,
    statement: once(() => publishedStatement(text, title)),
    numbers: once(() => new Set(numeralsIn(text, publishedAtMs))),
    dates: once(() => new Set(figures().flatMap(({ kind, value }) => (kind === 'date' ? [value] : [])))),
    hasFigure: () => HAS_NUMBER.test(text) || figures().length > 0,
    steps: once(() => valueSentence(text, publishedAtMs)),
    overrules: once(() =>
      overrulingBy({ text, title, publishedAt: publishedAtMs, language: language(), inList: false }),
    ),
  };
};
