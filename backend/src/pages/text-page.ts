import { hash } from 'node:crypto';
import { articleOf, MAX_ARTICLE_CHARACTERS } from './article-length';
import { dayInAddress, firstPastDate } from './dates/page-date';
import { displayHost } from './display-host';
import { normaliseText } from './normalise-text';
import { withoutPrintHyphens } from './print-hyphens';
import type { PageToRead, PageReading } from './read-page';

/** A hash of the blocks, independent of their order. Excludes the title, which for text pages comes from listings and may be missing. */
export const fingerprintOf = (blocks: readonly string[]): string =>
  hash('sha256', JSON.stringify([...blocks].sort()), 'base64url').slice(0, 22);

/** Pages of a printed document are separated by a form feed or two empty lines. */
const PAGE_BREAK = /\f|\n[^\S\n]*\n[^\S\n]*\n+/;

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();
const withoutFigures = (text: string): string => text.replace(/\d+/g, '#');

// The Federal Register's page headers: page number, volume, issue, day and part.
const parts = String.raw`(?:Presidential Documents|Rules and Regulations|Proposed Rules|Notices)`;
const day = String.raw`(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, \w+ \d{1,2}, \d{4}`;
const REGISTER_HEAD = new RegExp(
  String.raw`^(?:${parts} )?\d{3,6} Federal Register (?:\/ )?Vol\. \d+, No\. \d+ (?:\/ )?${day}(?: \/ ${parts})? ?(?:Title 3.{1,3}The President )?`,
);
const FILING = /\[FR Doc\. [^\]]{5,80}\] ?(?:Billing code [\w–-]+)?|\S+\.EPS<\/GPH>/g;

const SHORTEST_HEAD = 20;
const LONGEST_HEAD = 200;

/** Number of words that two pages have in common at the start, ignoring numbers. */
const wordsAlike = (a: readonly string[], b: readonly string[]): number => {
  const differs = a.findIndex((word, index) => withoutFigures(word) !== withoutFigures(b[index] ?? ''));
  return differs === -1 ? a.length : differs;
};

/** A page header is what all pages after the first begin with; the first often has another. */
const withoutHeads = (pages: readonly string[]): string[] => {
  const words = pages.map((page) => page.replace(REGISTER_HEAD, '').split(' '));
  const [second, third] = [words[1], words[2]];
  if (second === undefined || third === undefined) return words.map((page) => page.join(' '));
  const count = Math.min(...words.slice(2).map((page) => wordsAlike(second, page)));
  const length = second.slice(0, count).join(' ').length;
  if (length < SHORTEST_HEAD || length > LONGEST_HEAD) return words.map((page) => page.join(' '));
  return words.map((page, index) => (index === 0 ? page : page.slice(count)).join(' '));
};

/** Start of a paragraph in a printed order: its sections and lettered parts. */
const PARAGRAPH_START =
  /(?<=[.;:!?]["”’]? |; (?:and|or) )(?=(?:Sec\.|Section|SEC\.) \d+[.:] |\((?:[a-z]|[ivx]{1,5}|[A-Z]|\d{1,2})\) )/;

/**
 * Rebuilds paragraphs from lines. A sentence continues across a page break; an empty line ends a paragraph, as does a
 * section number if the extraction lost the line breaks.
 */
export const textBlocks = (text: string): string[] => {
  const pages = text
    .replace(/\r\n?/g, '\n')
    .split(PAGE_BREAK)
    .map((page) => page.replace(/[^\S\n]+/g, ' ').trim())
    .filter((page) => page !== '');
  const whole = withoutHeads(pages).reduce((before, page) => {
    const sentenceEnds = before === '' || /[.;:!?]["”’)]?$/.test(before.trimEnd());
    return `${before}${sentenceEnds ? '\n\n' : ' '}${page.trim()}`;
  }, '');
  return whole
    .replace(FILING, ' ')
    .split(/\n\s*\n/)
    .flatMap((paragraph) => fold(paragraph).split(PARAGRAPH_START))
    .map(normaliseText)
    .filter((block) => /\p{L}/u.test(block));
};

const LONGEST_TITLE = 160;

/** Title of an untitled text: its first words, up to where an order's preamble begins. */
const titleOf = (first: string): string => {
  const start = first.split(/ By the authority vested | By virtue of the authority /)[0] ?? first;
  return start.length > LONGEST_TITLE ? `${start.slice(0, LONGEST_TITLE).replace(/\s\S*$/, '')} …` : start;
};

/** Raw text limit: whitespace and page headers are removed before the article's length is measured. */
const MAX_RAW_CHARACTERS = 5 * MAX_ARTICLE_CHARACTERS;

export const readText = (text: string, given: PageToRead): PageReading => {
  const { blocks, shortened } = articleOf(withoutPrintHyphens(textBlocks(text.slice(0, MAX_RAW_CHARACTERS))));
  const [first] = blocks;
  if (first === undefined) return { kind: 'unreadable', reason: { kind: 'no_text' } };
  const { hostname: host } = new URL(given.url);
  const title = given.listed.title === '' ? titleOf(first) : given.listed.title;
  return {
    kind: 'read',
    page: {
      url: given.url,
      foundAt: given.foundAt,
      host,
      title,
      publisher: given.listed.publisher === '' ? displayHost(host) : given.listed.publisher,
      author: given.listed.author,
      publishedAt: firstPastDate([given.listed.publishedAt, dayInAddress(given.url)], given.now),
      blocks,
      fingerprint: fingerprintOf(blocks),
      extent: shortened || text.length > MAX_RAW_CHARACTERS ? 'up to the limit' : 'whole',
    },
  };
};
