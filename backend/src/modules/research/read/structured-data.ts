import type { DomDocument } from './dom';

export interface StructuredData {
  readonly headline: string;
  readonly datePublished: string;
  readonly author: string;
  readonly publisher: string;
}

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const article = /(?:Article|NewsArticle|BlogPosting|Report|WebPage|PressRelease|CreativeWork|Legislation)$/i;

/** Things of a JSON-LD document, those of its graph too; nested things are not looked into. */
const thingsOf = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.slice(0, 50).flatMap(thingsOf);
  if (!isThing(value)) return [];
  return [value, ...thingsOf(value['@graph'])];
};

const typeOf = (thing: Thing): string => [thing['@type']].flat().join(' ');

const nameOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(nameOf).filter(Boolean).slice(0, 3).join(', ');
  return isThing(value) && typeof value.name === 'string' ? value.name.trim() : '';
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

/** What a page says of itself for search engines (schema.org in JSON-LD). Empty strings where it says nothing. */
export const readStructuredData = (document: DomDocument): StructuredData => {
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .slice(0, 10)
    .flatMap((script) => thingsOf(parsed(script.textContent ?? '')))
    .filter((thing) => article.test(typeOf(thing)));
  // An article says more of itself than the page around it.
  const best =
    things.find((thing) => !/WebPage/.test(typeOf(thing)) && thing.datePublished !== undefined) ??
    things.find((thing) => thing.datePublished !== undefined) ??
    things[0];
  return {
    headline: textOf(best?.headline),
    datePublished: textOf(best?.datePublished),
    author: nameOf(best?.author),
    publisher: nameOf(best?.publisher),
  };
};
