import type { ReadPage } from '#pages/page';

/** A page with defaults for everything that a spec does not set. */
export const page = (title: string, blocks: readonly string[], more: Partial<ReadPage> = {}): ReadPage => {
  const host = more.host ?? 'news.example';
  const url = `https://${host}/${encodeURIComponent(title)}`;
  return {
    url,
    foundAt: url,
    host,
    title,
    publisher: 'Example News',
    author: '',
    publishedAt: '2026-03-05T10:00:00Z',
    blocks,
    ...more,
  };
};
