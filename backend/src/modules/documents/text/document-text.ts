import type { PageStart } from '#pages/read-page';

export interface TextParagraph {
  /** Hyphens at the ends of lines are mended. */
  readonly text: string;
  /** The heading that it stands under; null before the first. */
  readonly heading: string | null;
  readonly isHeading: boolean;
  /** The pages that it stands on, in order; the first begins at 0. */
  readonly starts: readonly PageStart[];
}

export interface TextPage {
  /** The number printed on the page, or that the file gives it; null if there is none. */
  readonly label: string | null;
  readonly hasText: boolean;
}

/** The text of a PDF in the order of reading, without running heads and feet. */
export interface DocumentText {
  /** In order: page 1 first. */
  readonly pages: readonly TextPage[];
  readonly paragraphs: readonly TextParagraph[];
}

const WORD = /[\p{L}\p{N}]+(?:[.’'-][\p{L}\p{N}]+)*/gu;

export const wordsOfText = ({ paragraphs }: DocumentText): number =>
  paragraphs.reduce((sum, { text }) => sum + (text.match(WORD)?.length ?? 0), 0);

export const pagesWithoutText = ({ pages }: DocumentText): number => pages.filter(({ hasText }) => !hasText).length;

/** A heading, and the page of the file that it stands on. */
export interface Section {
  readonly heading: string;
  readonly page: number;
}

const compact = (text: string): string => text.replace(/[\s\u00ad‐-]+/g, '').toLowerCase();

/** A title with what is printed beside it, such as 'The President', is the title. */
const withoutMargin = (heading: string, title: string): string =>
  title !== '' && compact(heading).endsWith(compact(title)) ? title : heading;

/**
 * In the order of reading. Of the headings that open the first page with no text between them, all but the last are its
 * masthead: they lead nowhere else. `title` is the document's.
 */
export const sectionsOf = ({ paragraphs }: DocumentText, title: string): readonly Section[] => {
  const firstPage = paragraphs[0]?.starts[0]?.page;
  const text = paragraphs.findIndex(({ isHeading, starts }) => !isHeading || starts[0]?.page !== firstPage);
  const last = (text === -1 ? paragraphs.length : text) - 1;
  return paragraphs.slice(Math.max(0, last)).flatMap(({ text: heading, isHeading, starts: [start] }, at) => {
    if (!isHeading || start === undefined) return [];
    return [{ heading: at === 0 && last >= 0 ? withoutMargin(heading, title) : heading, page: start.page }];
  });
};
