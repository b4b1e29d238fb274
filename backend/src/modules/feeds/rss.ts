import { Feed } from 'feed';
import { xmlCharacters } from '#kernel/xml-characters';
import type { FeedContent } from './feed-sources';

/** RSS 2.0. `address` is the feed's own. The same content gives the same text. */
export const rssOf = (content: FeedContent, address: string): string => {
  const feed = new Feed({
    title: xmlCharacters(content.title),
    description: xmlCharacters(content.description),
    id: content.link,
    link: content.link,
    updated: new Date(content.updatedAt),
    feedLinks: { rss: address },
    copyright: '',
  });
  for (const { id, title, link, publishedAt, html } of content.items)
    feed.addItem({
      guid: id,
      title: xmlCharacters(title),
      link,
      date: new Date(publishedAt),
      description: xmlCharacters(html),
    });
  return feed.rss2();
};
