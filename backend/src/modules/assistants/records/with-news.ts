import type { PublicLine } from '#modules/explore/published';
import type { PublishedNewsLine, PublishedNews } from '#modules/research/published';
import { tellsStart } from './answer-on-start';
import { formatAsOf } from './compiled/record-figures';
import type { NewsText, SubjectRecord } from './record';

const newsOf = (line: PublishedNewsLine, besides: readonly string[] = []): NewsText => {
  const {
    text,
    source: { url, day },
  } = line;
  return {
    text: `${text} (${[day === null ? 'of a page without a date' : formatAsOf(day), ...besides].join('; ')})`,
    field: 'documents',
    address: url,
    day,
    ...(tellsStart(line) ? { tellsStart: true } : {}),
  };
};

const newsOfPublic = (line: PublicLine): NewsText => ({
  ...newsOf(line, [...line.remarks.map(({ words }) => words), `public tracker “${line.trackerTitle}”`]),
  publishedAt: `/tracker/${line.trackerId}`,
});

/** A record with what its subject's tracker and public trackers report, ahead of what was compiled with the product. */
export const withNews = (
  record: SubjectRecord,
  published: readonly PublishedNews[],
  publicLines: readonly PublicLine[] = [],
): SubjectRecord => {
  const news = [
    ...published.flatMap(({ lines }) => lines.map((line) => newsOf(line))),
    ...publicLines.map(newsOfPublic),
  ];
  return { ...record, news, texts: [...news, ...record.texts] };
};

/** The record as it was compiled with the product. */
export const compiledRecord = (record: SubjectRecord): SubjectRecord => {
  const published = new Set<unknown>(record.news);
  return published.size === 0
    ? record
    : { ...record, news: [], texts: record.texts.filter((text) => !published.has(text)) };
};
