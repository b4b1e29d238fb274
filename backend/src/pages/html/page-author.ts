import { languages } from '#text/languages/all';
import { normaliseText } from '../normalise-text';
import type { DomDocument } from './dom';
import { firstOf, type Metas } from './metas';

interface AuthorSigns {
  readonly html: string;
  readonly document: DomDocument;
  readonly metas: Metas;
  /** Author from JSON-LD; empty if missing. */
  readonly structured: string;
  /** Author from the feed. */
  readonly listed: string;
}

const names = ['author', 'article:author', 'dc.creator', 'dcterms.creator', 'parsely-author', 'byl', 'sailthru.author'];
/** Searched only if the page has the word at all, since a search visits every element. */
const marks: readonly { readonly word: string; readonly selector: string }[] = [
  { word: 'author"', selector: '[rel~="author"], [itemprop~="author"]' },
  { word: 'byline', selector: '[class*="byline"]' },
  { word: 'author-name', selector: '[class*="author-name"]' },
  { word: 'author__name', selector: '[class*="author__name"]' },
];
const BESIDE = 'aside, footer, #comments, .comments, .comment, .related';

const LONGEST = 100;

const BY = new RegExp(String.raw`^(?:${languages.map(({ pages }) => pages.by).join('|')})[\s:]+`, 'i');

/** `By Jane Doe | 3 May 2026` as `Jane Doe`; empty if it is an address or no name at all. */
const nameIn = (text: string): string => {
  const name = text
    .replace(BY, '')
    .replace(/\s*(?:[|•·–—]|\d).*$/u, '')
    .trim();
  return name.length > LONGEST || /^https?:|@/.test(name) || !/\p{L}{2}/u.test(name) ? '' : name;
};

const shownIn = (document: DomDocument, selector: string): string => {
  const element = document.querySelector(selector);
  if (element === null || element.closest(BESIDE) !== null) return '';
  return nameIn(normaliseText((element.querySelector('[itemprop~="name"]') ?? element).textContent ?? ''));
};

/** The author's name as machines are told it, else as the feed gives it, else as the page marks it. */
export const pageAuthor = ({ html, document, metas, structured, listed }: AuthorSigns): string => {
  const stated = [structured, ...names.map((name) => firstOf(metas, name)), listed]
    .map(nameIn)
    .find((name) => name !== '');
  if (stated !== undefined) return stated;
  for (const { word, selector } of marks) {
    const visible = html.includes(word) ? shownIn(document, selector) : '';
    if (visible !== '') return visible;
  }
  return '';
};
