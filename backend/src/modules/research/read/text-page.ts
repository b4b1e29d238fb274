import { fingerprintOf } from './fingerprint';
import { firstPastDate } from './page-date';
import type { PageToRead, Reading } from './read-page';

/** Pages of a printed document are divided by a form feed or by two empty lines. */
const pageBreak = /\f|\n[^\S\n]*\n[^\S\n]*\n+/;

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();
const withoutFigures = (text: string): string => text.replace(/\d+/g, '#');

/** Longest start, in whole words, that the pages share but for their numbers: the page head. */
const sharedHead = (a: string, b: string): number => {
  const [left, right] = [a.split(' '), b.split(' ')];
  let words = 0;
  while (words < left.length && words < right.length && withoutFigures(left[words] ?? '') === withoutFigures(right[words] ?? '')) words += 1;
  return left.slice(0, words).join(' ').length;
};

const shortestHead = 20;
const longestHead = 200;

/**
 * A head is what the pages after the first begin with. The first page's differs (it carries the section's name), so there
 * only the words of the head itself are looked for near its start.
 */
const withoutHeads = (pages: readonly string[]): string[] => {
  const [first = '', second, third] = pages;
  if (second === undefined) return [...pages];
  const rest = pages.slice(1);
  const known = runningHead.exec(second)?.[0].length ?? 0;
  const length = third === undefined ? known : Math.max(known, sharedHead(second, third));
  const head = length >= shortestHead && length <= longestHead ? second.slice(0, length) : '';
  if (head === '') return [...pages];
  const cut = rest.map((page) => (withoutFigures(page).startsWith(withoutFigures(head)) ? page.slice(headLength(page, head)) : page));
  return [first.replace(firstHead, ''), ...cut];
};

/** Figures of another length make the head of another page longer or shorter. */
const headLength = (page: string, head: string): number => {
  const words = head.trim().split(' ').length;
  return page.split(' ').slice(0, words).join(' ').length;
};

// The Federal Register's heads: page number, volume, issue, day and part.
const parts = String.raw`(?:Presidential Documents|Rules and Regulations|Proposed Rules|Notices)`;
const day = String.raw`(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, \w+ \d{1,2}, \d{4}`;
const runningHead = new RegExp(String.raw`^(?:${parts} )?\d{3,6} Federal Register (?:\/ )?Vol\. \d+, No\. \d+ (?:\/ )?${day}(?: \/ ${parts})?`);
const firstHead = new RegExp(String.raw`${runningHead.source} ?(?:Title 3.{1,3}The President )?`);
const filing = /\[FR Doc\. [^\]]{5,80}\] ?(?:Billing code [\w–-]+)?|\S+\.EPS<\/GPH>/g;

/** Where a printed order begins a new paragraph: its sections and their lettered parts. */
const paragraphStart = /(?<=[.;:!?]["”’]? |; (?:and|or) )(?=(?:Sec\.|Section|SEC\.) \d+[.:] |\((?:[a-z]|[ivx]{1,5}|[A-Z]|\d{1,2})\) )/;

/**
 * Paragraphs rebuilt from lines. A page that ends in the middle of a sentence goes on on the next one; an empty line ends a
 * paragraph, and so does a section number where the extraction ran everything together.
 */
export const textBlocks = (text: string): string[] => {
  const pages = withoutHeads(text.replace(/\r\n?/g, '\n').split(pageBreak).map((page) => page.trim()).filter((page) => page !== '')
    .map((page) => page.replace(/[^\S\n]+/g, ' ')));
  const joined = pages.reduce((whole, page) => `${whole}${/[.;:!?]["”’)]?$/.test(whole.trim()) || whole === '' ? '\n\n' : ' '}${page.trimStart()}`, '');
  return joined
    .replace(filing, ' ')
    .split(/\n\s*\n/)
    .flatMap((paragraph) => fold(paragraph).split(paragraphStart))
    .map((block) => block.trim())
    .filter((block) => /\p{L}/u.test(block));
};

const titleLine = (text: string): string => {
  const line = text.split('\n').map(fold).find((each) => /\p{L}{3}/u.test(each)) ?? '';
  return line.length > 160 ? `${line.slice(0, 157).replace(/\s\S*$/, '')}…` : line;
};

export const readText = (text: string, given: PageToRead): Reading => {
  const blocks = textBlocks(text);
  if (blocks.length === 0) return { kind: 'unreadable', reason: 'has no text' };
  const { hostname: host } = new URL(given.url);
  const title = given.listed.title === '' ? titleLine(text) : given.listed.title;
  return {
    kind: 'read',
    page: {
      url: given.url,
      foundAt: given.foundAt,
      host,
      title,
      publisher: given.listed.publisher === '' ? host : given.listed.publisher,
      author: given.listed.author,
      publishedAt: firstPastDate([given.listed.publishedAt], given.now),
      blocks,
      fingerprint: fingerprintOf(title, blocks),
    },
  };
};
