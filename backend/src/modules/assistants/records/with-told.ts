import type { ToldNews } from '#modules/research/published';
import type { TopicRecord } from './record';

/** A record with what the tracker of its subject tells, before what was compiled with the product. */
export const withTold = (record: TopicRecord, told: readonly ToldNews[]): TopicRecord => ({
  ...record,
  texts: [
    ...told.flatMap(({ lines }) =>
      lines.map(({ text, source }) => ({ text, field: 'documents', address: source.url }) as const),
    ),
    ...record.texts,
  ],
});
