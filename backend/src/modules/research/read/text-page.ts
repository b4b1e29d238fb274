import { articleOf, MAX_ARTICLE_CHARACTERS } from './article-length';
import { fingerprintOf } from './fingerprint';
import { legible } from './legible';
import { dayInAddress, firstPastDate } from './page-date';
import type { PageToRead, Reading } from './read-page';

/** Pages of a printed document are divided by a form feed or by two empty lines. */
const pageBreak = /\f|\n[^\S\n]*\n[^\S\n]*\n+/;

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();
const withoutFigures = (text: string): string => text.replace(/\d+/g, '#');

// The Federal Register's own heads: page number, volume, issue, day and part.
const parts = String.raw`(?:Presidential Documents|Rules and Regulations|Proposed Rules|Notices)`;
const day = String.raw`(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, \w+ \d{1,2}, \d{4}`;
const registerHead = new RegExp(
  String.raw`^(?:${parts} )?\d{3,6} Federal Register (?:\/ )?Vol\. \d+, No\. \d+ (?:\/ )?${day}(?: \/ ${parts})? ?(?:Title 3.{1,3}The President )?`,
);
const filing = /\[FR Doc\. [^\]]{5,80}\] ?(?:Billing code [\w–-]+)?|\S+\.EPS<\/GPH>/g;

const shortestHead = 20;
const longestHead = 200;

/** How many words two pages begin with alike, but for their numbers. */
const wordsAlike = (a: readonly string[], b: readonly string[]): number => {
  const differs = a.findIndex((word, index) => withoutFigures(word) !== withoutFigures(b[index] ?? ''));
  return differs === -1 ? a.length : differs;
};

/** A head is what every page after the first begins with; the first often has another. */
const withoutHeads = (pages: readonly string[]): string[] => {
  const words = pages.map((page) => page.replace(registerHead, '').split(' '));
  const [second, third] = [words[1], words[2]];
  if (second === undefined || third === undefined) return words.map((page) => page.join(' '));
  const count = Math.min(...words.slice(2).map((page) => wordsAlike(second, page)));
  const length = second.slice(0, count).join(' ').length;
  if (length < shortestHead || length > longestHead) return words.map((page) => page.join(' '));
  return words.map((page, index) => (index === 0 ? page : page.slice(count)).join(' '));
};

/** Where a printed order begins a new paragraph: its sections and their lettered parts. */
const paragraphStart =
  /(?<=[.;:!?]["”’]? |; (?:and|or) )(?=(?:Sec\.|Section|SEC\.) \d+[.:] |\((?:[a-z]|[ivx]{1,5}|[A-Z]|\d{1,2})\) )/;

/**
 * Paragraphs rebuilt from lines. A page that ends in the middle of a sentence goes on on the next one; an empty line ends a
 * paragraph, and so does a section number where the extraction ran everything together.
 */
export const textBlocks = (text: string): string[] => {
  const pages = text
    .replace(/\r\n?/g, '\n')
    .split(pageBreak)
    .map((page) => page.replace(/[^\S\n]+/g, ' ').trim())
    .filter((page) => page !== '');
  const whole = withoutHeads(pages).reduce((before, page) => {
    const sentenceEnds = before === '' || /[.;:!?]["”’)]?$/.test(before.trimEnd());
    return `${before}${sentenceEnds ? '\n\n' : ' '}${page.trim()}`;
  }, '');
  return whole
    .replace(filing, ' ')
    .split(/\n\s*\n/)
    .flatMap((paragraph) => fold(paragraph).split(paragraphStart))
    .map(legible)
    .filter((block) => /\p{L}/u.test(block));
};

const longestTitle = 160;

/** What a text without a title begins with, up to where an order begins to speak. */
const titleOf = (first: string): string => {
  const start = first.split(/ By the authority vested | By virtue of the authority /)[0] ?? first;
  return start.length > longestTitle ? `${start.slice(0, longestTitle).replace(/\s\S*$/, '')} …` : start;
};

/** White space and page heads are taken out of it before it is measured as an article. */
const MAX_RAW_CHARACTERS = 5 * MAX_ARTICLE_CHARACTERS;

export const readText = (text: string, given: PageToRead): Reading => {
  const { blocks, shortened } = articleOf(textBlocks(text.slice(0, MAX_RAW_CHARACTERS)));
  const [first] = blocks;
  if (first === undefined) return { kind: 'unreadable', reason: 'has no text' };
  const { hostname: host } = new URL(given.url);
  const title = given.listed.title === '' ? titleOf(first) : given.listed.title;
  return {
    kind: 'read',
    page: {
      url: given.url,
      foundAt: given.foundAt,
      host,
      title,
      publisher: given.listed.publisher === '' ? host : given.listed.publisher,
      author: given.listed.author,
      publishedAt: firstPastDate([given.listed.publishedAt, dayInAddress(given.url)], given.now),
      blocks,
      fingerprint: fingerprintOf(blocks),
      shortened: shortened || text.length > MAX_RAW_CHARACTERS,
    },
  };
};
