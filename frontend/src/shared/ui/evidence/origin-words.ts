import type { Answer } from '../../api/answer';
import { shortDate } from '../../time/time-words';
import { bareHost } from './bare-host';
import { toldByWords } from './told-by';

/** What a list shows with a line. */
export type LineOrigin = Answer<'LineOrigin'>;

const separator = ' · ';

/** 'whitehouse.gov · June 1 · told by 5'. `room`: characters; what does not fit is left off, from the end. */
export const originWords = (
  { host, published_on, mentions }: Pick<LineOrigin, 'host' | 'published_on' | 'mentions'>,
  now: Date,
  room = Infinity,
): string =>
  [
    bareHost(host),
    published_on === null ? '' : shortDate(published_on, now),
    mentions === null ? '' : toldByWords(mentions),
  ]
    .filter((part) => part !== '')
    .reduce((words, part) => {
      const longer = `${words}${separator}${part}`;
      return longer.length > room ? words : longer;
    });
