import { z } from 'zod';
import type { EnginePage } from './search-engine';

const enginePages = z.object({
  url: z.string(),
  date: z.string().nullish(),
  publishedDate: z.string().nullish(),
});

/** Keys under which the vendors' answers list pages, in all their shapes. */
const LISTS = new Set(['citations', 'search_results', 'results', 'annotations']);
const DEEPEST = 8;
const MAX_PAGES = 200;

const parseEnginePage = (value: unknown): EnginePage[] => {
  if (typeof value === 'string') return [{ url: value, published: '' }];
  const parsed = enginePages.safeParse(value);
  if (!parsed.success) return [];
  const { url, date, publishedDate } = parsed.data;
  return [{ url, published: publishedDate ?? date ?? '' }];
};

/** The pages that an answer names, wherever it lists them. */
export const enginePagesIn = (value: unknown, depth = 0): readonly EnginePage[] => {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  const entries = Array.isArray(value) ? value.map((each) => ['', each] as const) : Object.entries(value);
  return entries
    .flatMap(([key, each]: readonly [string, unknown]) => [
      ...(LISTS.has(key) && Array.isArray(each) ? each.flatMap(parseEnginePage) : []),
      ...enginePagesIn(each, depth + 1),
    ])
    .slice(0, MAX_PAGES);
};

/** The pages without repeats; a later mention may add the day that an earlier one lacks. */
export const onceEach = (pages: readonly EnginePage[]): readonly EnginePage[] => {
  const published = new Map<string, string>();
  for (const page of pages) published.set(page.url, published.get(page.url) || page.published);
  return [...published].map(([url, day]) => ({ url, published: day }));
};
