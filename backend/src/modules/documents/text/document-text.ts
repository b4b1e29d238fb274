import type { PageStart } from '#pages/read-page';
import type { TablePart } from './table-part';

export interface TextParagraph {
  /** Hyphens at the ends of lines are fixed. */
  readonly text: string;
  /** The heading above it; null before the first. */
  readonly heading: string | null;
  readonly isHeading: boolean;
  /** The pages that it is on, in order; the first begins at 0. */
  readonly starts: readonly PageStart[];
  /** Set for the header and the rows of a table: the texts of their cells, one after the other. */
  readonly table?: TablePart;
}

export interface TextPage {
  /** The number printed on the page, or that the file gives it; null if there is none. */
  readonly label: string | null;
  readonly hasText: boolean;
}

/** The text of a PDF in the order of reading, without running heads and feet. */
export interface DocumentText {
  /** Pages in order, page 1 first. */
  readonly pages: readonly TextPage[];
  readonly paragraphs: readonly TextParagraph[];
}

const WORD = /[\p{L}\p{N}]+(?:[.’'-][\p{L}\p{N}]+)*/gu;

export const wordsOfText = ({ paragraphs }: DocumentText): number =>
  paragraphs.reduce((sum, { text }) => sum + (text.match(WORD)?.length ?? 0), 0);

export const pagesWithoutText = ({ pages }: DocumentText): number => pages.filter(({ hasText }) => !hasText).length;

/** A heading, and the page of the file that it is on. */
export interface Section {
  readonly heading: string;
  readonly page: number;
}

const compact = (text: string): string => text.replace(/[\s\u00ad‐-]+/g, '').toLowerCase();

/** A title without the text printed in its margin, such as 'The President'. */
const withoutMargin = (heading: string, title: string): string =>
  title !== '' && compact(heading).endsWith(compact(title)) ? title : heading;

/** How a sentence ends, or what leads a list. */
const ENDS = /[.:;!?。][”’")\]]*$/;
const ITEM = /^(?:\([\p{L}\p{N}]{1,5}\)|[-–•·*▪◦]|\d{1,3}[.)]) /u;
/** In characters; a longer line is text that was cut. */
const LONGEST_LINE = 120;

/** A line that is neither a sentence nor a list item: a date of issue, a print number. */
const isLine = ({ text, isHeading, table }: TextParagraph): boolean =>
  !isHeading && table === undefined && text.length <= LONGEST_LINE && !ENDS.test(text) && !ITEM.test(text);

/** The headings and lines that open the first page; all paragraphs, if no text follows on it. */
export const frontMatterOf = (paragraphs: readonly TextParagraph[]): readonly TextParagraph[] => {
  const firstPage = paragraphs[0]?.starts[0]?.page;
  const text = paragraphs.findIndex((each) => {
    return each.starts[0]?.page !== firstPage || !(each.isHeading || isLine(each));
  });
  return text === -1 ? paragraphs : paragraphs.slice(0, text);
};

/**
 * Text printed around the document's own: above its title, which is the last heading before the first sentence, and
 * below its last sentence. Recognised by its place and by not being a sentence, not by its words.
 */
export const printersTextOf = ({ paragraphs }: Pick<DocumentText, 'paragraphs'>): ReadonlySet<TextParagraph> => {
  const front = frontMatterOf(paragraphs);
  if (front.length === paragraphs.length) return new Set();
  const title = front.findLast(({ isHeading }) => isHeading);
  const lastText = paragraphs.findLastIndex((each) => !isLine(each));
  return new Set([...front.filter((each) => each !== title), ...paragraphs.slice(lastText + 1)]);
};

/**
 * The sections in reading order, without headings printed above the title, under which there is no text. `title` is the
 * document's.
 */
export const sectionsOf = ({ paragraphs }: DocumentText, title: string): readonly Section[] => {
  const front = frontMatterOf(paragraphs);
  const last = front.findLastIndex(({ isHeading }) => isHeading);
  return paragraphs.slice(Math.max(0, last)).flatMap(({ text: heading, isHeading, starts: [start] }, index) => {
    if (!isHeading || start === undefined) return [];
    return [{ heading: index === 0 && last >= 0 ? withoutMargin(heading, title) : heading, page: start.page }];
  });
};

/** The last words of a line that names an act: 'Executive Order 14334 of August 11, 2025'. The numbers of issues have no day. */
const DESIGNATION = /(?<name>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:No\. ?)?\d[\d–-]*) of \p{Lu}\p{L}+ \d{1,2}, \d{4}$/u;

/** What a document calls itself above its text, such as 'Executive Order 14334'; null if it does not have a number. */
export const designationIn = ({ paragraphs }: Pick<DocumentText, 'paragraphs'>): string | null => {
  const front = frontMatterOf(paragraphs);
  if (front.length === paragraphs.length) return null;
  return front.map(({ text }) => DESIGNATION.exec(text)?.groups?.['name']).find((name) => name !== undefined) ?? null;
};
