import { analysePage, type AnalysedPage } from '#engine/analysed-page';

/** A hand-made page of one paragraph, without a date. */
export const shortPage = (title: string, text: string): AnalysedPage =>
  analysePage({
    url: `https://news.example/${encodeURIComponent(title)}`,
    foundAt: '',
    host: 'news.example',
    title,
    publisher: 'Example News',
    author: '',
    publishedAt: null,
    blocks: [text],
  });
