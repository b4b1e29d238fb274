import type { DomDocument } from './dom';
import { firstOf, type Metas } from './metas';
import { normaliseText } from './normalise-text';

interface AuthorSigns {
  readonly document: DomDocument;
  readonly metas: Metas;
  /** From JSON-LD; empty if missing. */
  readonly structured: string;
  /** From the feed. */
  readonly listed: string;
}

const names = ['author', 'article:author', 'dc.creator', 'dcterms.creator', 'parsely-author', 'byl', 'sailthru.author'];
const marked =
  '[rel~="author"], [itemprop~="author"], [class*="byline"], [class*="author-name"], [class*="author__name"]';
const beside = 'aside, footer, #comments, .comments, .comment, .related';

const longest = 100;

/** `By Jane Doe | 3 May 2026` as `Jane Doe`; empty if it is an address or no name at all. */
const nameIn = (text: string): string => {
  const name = text
    .replace(/^(?:(?:written|posted|published)\s+)?(?:by|von|par|por|di|door)[\s:]+/i, '')
    .replace(/\s*(?:[|•·–—]|\d).*$/u, '')
    .trim();
  return name.length > longest || /^https?:|@/.test(name) || !/\p{L}{2}/u.test(name) ? '' : name;
};

/** The author's name as machines are told it, else as the page marks it, else as the feed has it. */
export const pageAuthor = ({ document, metas, structured, listed }: AuthorSigns): string => {
  const told = [structured, ...names.map((name) => firstOf(metas, name))].map(nameIn).find((name) => name !== '');
  if (told !== undefined) return told;
  const shown = [...document.querySelectorAll(marked)]
    .filter((element) => element.closest(beside) === null)
    .map((element) => nameIn(normaliseText((element.querySelector('[itemprop~="name"]') ?? element).textContent ?? '')))
    .find((name) => name !== '');
  return shown ?? nameIn(listed);
};
