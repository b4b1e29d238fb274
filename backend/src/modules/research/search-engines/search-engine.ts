import { z } from 'zod';
import type { SearchEngineName } from '#events/trackers/tracker-settings';
import type { LanguageModelFault } from '#platform/language-model/language-model';

export interface EngineQuestion {
  readonly description: string;
  /** Hosts that pages may come from; empty for any host. */
  readonly domains: readonly string[];
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** A page that an engine names. Not even the engine's title for it is used: the product reads the page itself. */
export interface EnginePage {
  readonly url: string;
  /** The date as the engine gives it; empty if it does not. */
  readonly published: string;
}

interface EnginePages {
  readonly kind: 'named';
  readonly pages: readonly EnginePage[];
  readonly costUsd: number;
}

/** A paid search that names pages about a topic. */
export interface SearchEngine {
  readonly name: SearchEngineName;
  find(question: EngineQuestion): Promise<EnginePages | LanguageModelFault>;
}

const enginePageSchema = z.object({
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
  const parsed = enginePageSchema.safeParse(value);
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
export const uniquePages = (pages: readonly EnginePage[]): readonly EnginePage[] => {
  const dayByUrl = new Map<string, string>();
  for (const page of pages) dayByUrl.set(page.url, dayByUrl.get(page.url) || page.published);
  return [...dayByUrl].map(([url, day]) => ({ url, published: day }));
};
