import type { DocumentText } from './document-text';

export interface WordsOfPage {
  /** Page number, from 1. */
  readonly page: number;
  /** The last heading above its text; null before the first. */
  readonly heading: string | null;
  readonly text: string;
}

/** The words of each page, in the order of reading; empty for a page without text. */
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
