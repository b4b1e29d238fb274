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

/** In the order of reading. */
export const sectionsOf = ({ paragraphs }: DocumentText): readonly Section[] =>
  paragraphs.flatMap(({ text, isHeading, starts: [start] }) =>
    isHeading && start !== undefined ? [{ heading: text, page: start.page }] : [],
  );
