import { Feed } from 'feed';
import type { FeedContent } from './feed-sources';

/** Characters that XML 1.0 does not allow, which pages may have in their titles. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const clean = (text: string): string => text.replace(NOT_XML, '');

/** RSS 2.0. `address` is the feed's own. The same content gives the same text. */
export const rssOf = (content: FeedContent, address: string): string => {
  const feed = new Feed({
    title: clean(content.title),
    description: clean(content.description),
    id: content.link,
    link: content.link,
    updated: new Date(content.updatedAt),
    feedLinks: { rss: address },
    copyright: '',
  });
  for (const { id, title, link, publishedAt, html } of content.items)
    feed.addItem({ guid: id, title: clean(title), link, date: new Date(publishedAt), description: clean(html) });
  return feed.rss2();
};
