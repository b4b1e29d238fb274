import type { Answer } from '../../api/answer';
import { shortDate } from '../../time/time-words';
import { bareHost } from './bare-host';
import { mentionCountWords } from './mention-count-words';

/** Origin of a line, as lists show it. */
export type LineOrigin = Answer<'LineOrigin'>;

const SEPARATOR = ' · ';

/**
 * 'whitehouse.gov · June 1 · on 5 pages'. `room`: characters; parts that do not fit are left off, from the end.
 */
export const originWords = (
  { host, published_on, mentions }: Pick<LineOrigin, 'host' | 'published_on' | 'mentions'>,
  now: Date,
  room = Infinity,
): string =>
  [
    bareHost(host),
    published_on === null ? '' : shortDate(published_on, now),
    mentions === null ? '' : mentionCountWords(mentions),
  ]
    .filter((part) => part !== '')
    .reduce((words, part) => {
      const longer = `${words}${SEPARATOR}${part}`;
      return longer.length > room ? words : longer;
    });
