import { documentOfPage, type ReadDocument } from '#engine/document';

/** A hand-made page of one paragraph, without a date. */
export const shortPage = (title: string, text: string): ReadDocument =>
  documentOfPage({
    url: `https://news.example/${encodeURIComponent(title)}`,
    foundAt: '',
    host: 'news.example',
    title,
    publisher: 'Example News',
    author: '',
    publishedAt: null,
    blocks: [text],
  });
