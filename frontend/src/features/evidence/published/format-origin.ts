import type { Schema } from '#shared/api/api-schema';
import { shortDate } from '#shared/time/format-time';
import { bareHost } from './bare-host';
import { formatMentionCount } from './format-mention-count';

/** Origin of a line, as lists show it. */
export type LineOrigin = Schema<'LineOrigin'>;

const SEPARATOR = ' · ';

/** 'whitehouse.gov · June 1 · on 5 pages'; of more than `maxLength` characters, the last parts are omitted. */
export const formatOrigin = (
  { host, published_on, mentions }: Pick<LineOrigin, 'host' | 'published_on' | 'mentions'>,
  now: Date,
  maxLength = Infinity,
): string =>
  [
    bareHost(host),
    published_on === null ? '' : shortDate(published_on, now),
    mentions === null ? '' : formatMentionCount(mentions),
  ]
    .filter((part) => part !== '')
    .reduce((words, part) => {
      const longer = `${words}${SEPARATOR}${part}`;
      return longer.length > maxLength ? words : longer;
    });
