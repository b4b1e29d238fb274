/** Formats of a feed, by how its address ends. */
export const FEED_FORMATS = ['xml', 'atom', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export const feedMediaTypes: Readonly<Record<FeedFormat, string>> = {
  xml: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};
