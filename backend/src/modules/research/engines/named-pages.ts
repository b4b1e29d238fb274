import { z } from 'zod';
import type { NamedPage } from './search-engine';

const named = z.object({
  url: z.string(),
  title: z.string().nullish(),
  date: z.string().nullish(),
  publishedDate: z.string().nullish(),
});

/** Keys under which the vendors' answers list pages, in all their shapes. */
const LISTS = new Set(['citations', 'search_results', 'results', 'annotations']);
const DEEPEST = 8;
const MOST = 200;

const pageOf = (value: unknown): NamedPage[] => {
  if (typeof value === 'string') return [{ url: value, title: '', published: '' }];
  const parsed = named.safeParse(value);
  if (!parsed.success) return [];
  const { url, title, date, publishedDate } = parsed.data;
  return [{ url, title: title ?? '', published: publishedDate ?? date ?? '' }];
};

/** The pages that an answer names, wherever it lists them. */
export const pagesNamedIn = (value: unknown, depth = 0): readonly NamedPage[] => {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  const entries = Array.isArray(value) ? value.map((each) => ['', each] as const) : Object.entries(value);
  return entries
    .flatMap(([key, each]: readonly [string, unknown]) => [
      ...(LISTS.has(key) && Array.isArray(each) ? each.flatMap(pageOf) : []),
      ...pagesNamedIn(each, depth + 1),
    ])
    .slice(0, MOST);
};

/** Each page once; a later mention may have the title or day that an earlier one lacks. */
export const onceEach = (pages: readonly NamedPage[]): readonly NamedPage[] => {
  const known = new Map<string, NamedPage>();
  for (const page of pages) {
    const before = known.get(page.url);
    known.set(page.url, {
      url: page.url,
      title: before?.title || page.title,
      published: before?.published || page.published,
    });
  }
  return [...known.values()];
};
