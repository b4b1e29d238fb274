import type { DocumentText } from './document-text';

export interface WordsOfPage {
  /** From 1. */
  readonly page: number;
  /** The last heading above its text; null before the first. */
  readonly heading: string | null;
  readonly text: string;
}

/** What each page says, in the order of reading; of a page without text nothing. */
export const wordsOfPages = ({ paragraphs }: DocumentText): readonly WordsOfPage[] => {
  const pages = new Map<number, WordsOfPage>();
  for (const { text, heading, isHeading, starts } of paragraphs)
    for (const [index, { page, at }] of starts.entries()) {
      const piece = text.slice(at, starts[index + 1]?.at ?? text.length).trim();
      const own = isHeading ? text : heading;
      const before = pages.get(page);
      pages.set(
        page,
        before === undefined ? { page, heading: own, text: piece } : { ...before, text: `${before.text}\n${piece}` },
      );
    }
  return [...pages.values()].sort((one, other) => one.page - other.page);
};
