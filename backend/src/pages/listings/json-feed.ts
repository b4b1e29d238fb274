import { z } from 'zod';
import { parsedJson } from '#platform/parsed-json';
import { endedJson } from './cut-json';
import { asAddress, firstDateIn, MAX_FEED_ITEMS, type Feed } from './feed-entry';
import { resolveUrl } from './xml';

const text = z.string().catch('');
/** A date as text; some feeds give the seconds since 1970. */
const date = z.union([z.string(), z.number().transform(String)]).catch('');
const authors = z
  .array(z.object({ name: text }))
  .catch([])
  .transform((people) => people.map(({ name }) => name).filter((name) => name !== ''));

const itemSchema = z.object({
  id: text,
  url: text,
  external_url: text,
  title: text,
  date_published: date,
  date_modified: date,
  authors,
  /** The author in version 1.0. */
  author: z.object({ name: text }).catch({ name: '' }),
});

const feedSchema = z.object({
  // Should be a URL; some feeds write only the number.
  version: z.union([z.string().regex(/jsonfeed\.org|^1(?:\.[01])?$/), z.literal([1, 1.1])]),
  title: text,
  home_page_url: text,
  items: z.array(z.unknown()).catch([]),
});

/** Null if the text is not a JSON Feed. */
export const readJsonFeed = (json: string, address: string): Feed | null => {
  const feed = feedSchema.safeParse(parsedJson(json) ?? parsedJson(endedJson(json)));
  if (!feed.success) return null;
  const { title, home_page_url: home, items } = feed.data;
  return {
    title,
    entries: items.slice(0, MAX_FEED_ITEMS).flatMap((each) => {
      const item = itemSchema.safeParse(each);
      if (!item.success) return [];
      const { id, url, external_url: external, date_published: published, date_modified: modified } = item.data;
      return {
        link: url || external || asAddress(id),
        base: resolveUrl(home, address),
        title: item.data.title,
        author: item.data.authors.join(', ') || item.data.author.name,
        published: firstDateIn([published, modified]),
        changed: firstDateIn([modified]),
      };
    }),
  };
};
