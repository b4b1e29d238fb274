import { flawOf, type Flaw } from '../check-sentence';

/** The flaw of a sentence written over quotes from one page of March 2, 2026, a Monday. */
export const flawOver = (sentence: string, ...quotes: readonly string[]): Flaw | null =>
  flawOf(
    sentence,
    quotes.map((quote) => ({ quote, title: 'A notice', publisher: 'Agency', publishedAt: Date.parse('2026-03-02') })),
  );
