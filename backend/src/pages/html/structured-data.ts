import { parseUrl } from '#kernel/parse-url';
import { parsedJson } from '#platform/parsed-json';
import { addressKey } from '../page-address';
import { plainText } from '../plain-text';
import type { PageElements } from './page-elements';

export interface StructuredData {
  readonly headline: string;
  readonly datePublished: string;
  readonly author: string;
  readonly publisher: string;
  /** Whether the article is free to read; null if it does not say. */
  readonly free: boolean | null;
}

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ARTICLE = /(?:Article|NewsArticle|BlogPosting|Report|WebPage|PressRelease|CreativeWork|Legislation)\b/i;

/** Objects of a JSON-LD document: top-level ones, those of its graph, and main entities; other nested objects are ignored. */
const thingsOf = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.slice(0, 50).flatMap(thingsOf);
  if (!isThing(value)) return [];
  return [value, ...thingsOf(value['@graph']), ...thingsOf(value.mainEntity)];
};

const typeOf = (thing: Thing): string => [thing['@type']].flat().join(' ');

/** Sites put HTML entities into JSON-LD strings. */
const textOf = (value: unknown): string => (typeof value === 'string' ? plainText(value) : '');

/** A date as text; some sites give the seconds since 1970, as a number. */
const dateIn = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value));

/** Name of a person or an organisation; references are resolved within the graph. */
const nameOf = (value: unknown, things: readonly Thing[]): string => {
  if (Array.isArray(value))
    return value
      .map((each) => nameOf(each, things))
      .filter((name) => name !== '')
      .slice(0, 3)
      .join(', ');
  if (!isThing(value)) return textOf(value);
  if (value.name !== undefined) return textOf(value.name);
  const referenced = things.find((thing) => thing['@id'] === value['@id'] && thing.name !== undefined);
  return textOf(referenced?.name);
};

/** Sites write `false`, `"False"` or `http://schema.org/False`. */
const yesOrNo = (value: unknown): boolean | null => {
  const answered = /(?:^|\/)(true|false)$/i.exec(String(value))?.[1]?.toLowerCase();
  return answered === undefined ? null : answered === 'true';
};

/** Tolerates unescaped line breaks in strings, which are common, and comments that hide the script from old browsers. */
const parsed = (json: string): unknown =>
  parsedJson(
    json
      .replace(/[\u0000-\u001f]+/g, ' ')
      .replace(/^ *(?:\/\/|\/\*)? ?<!\[CDATA\[(?: ?\*\/)?|(?:\/\/|\/\*)? ?\]\]>(?: ?\*\/)? *$/g, ''),
  );

/** Whether an article declares this page as its own. */
const isAbout = (thing: Thing, url: string): boolean =>
  [
    thing.url,
    thing['@id'],
    thing.mainEntityOfPage,
    isThing(thing.mainEntityOfPage) ? thing.mainEntityOfPage['@id'] : '',
  ]
    .flatMap((address) => {
      const absolute = typeof address === 'string' && address !== '' ? parseUrl(address, url) : null;
      return absolute === null ? [] : [addressKey(absolute.href)];
    })
    .includes(addressKey(url));

/** A page's structured data (schema.org in JSON-LD). Empty strings if it has none. */
export const readStructuredData = ({ tagged }: PageElements, url: string): StructuredData => {
  const things = tagged('SCRIPT')
    .filter((script) => script.getAttribute('type')?.toLowerCase() === 'application/ld+json')
    .slice(0, 10)
    .flatMap((script) => thingsOf(parsed(script.textContent ?? '')));
  const articles = things.filter((thing) => ARTICLE.test(typeOf(thing)));
  // Prefer articles, which have more details than the page, and among several the one with this URL.
  const dated = articles.filter((thing) => thing.datePublished !== undefined);
  const inner = dated.filter((thing) => !/WebPage/.test(typeOf(thing)));
  const best = inner.find((thing) => isAbout(thing, url)) ?? inner[0] ?? dated[0] ?? articles[0];
  return {
    headline: textOf(best?.headline),
    datePublished: dateIn(best?.datePublished),
    author: nameOf(best?.author, things),
    publisher: nameOf(best?.publisher, things),
    free: yesOrNo(best?.isAccessibleForFree),
  };
};
