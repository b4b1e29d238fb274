import type { CitedSource } from '#events/research/ledger.events';
import { calendarDayOf } from '#text/words/dates';
import type { QuotedSentence } from './check/reading';

/** A citation as a model and the checks read it. */
export type CitedText = Pick<CitedSource, 'quote' | 'title' | 'host' | 'publisher' | 'publishedAt' | 'readAt'>;

/** The sources of an answer, each with the number that the model knows it by. */
export interface NumberedEvidence {
  readonly sources: readonly CitedSource[];
  /** 1-based; undefined for a source that is not among them. */
  numberOf(source: CitedSource | undefined): number | undefined;
}

const keyOf = ({ url, quote }: CitedSource): string => `${url}\n${quote}`;

/** Numbers sources in their order. */
export const numberedEvidence = (all: readonly CitedSource[]): NumberedEvidence => {
  const sources = new Map<string, CitedSource>();
  for (const source of all) if (!sources.has(keyOf(source))) sources.set(keyOf(source), source);
  const numbers = new Map([...sources.keys()].map((key, index) => [key, index + 1]));
  return {
    sources: [...sources.values()],
    numberOf: (source) => (source === undefined ? undefined : numbers.get(keyOf(source))),
  };
};

export const asQuoted = ({ quote, title, publisher, host, publishedAt, readAt }: CitedText): QuotedSentence => ({
  quote,
  title,
  publisher,
  host,
  publishedAt: calendarDayOf(publishedAt) ?? calendarDayOf(readAt) ?? 0,
});
