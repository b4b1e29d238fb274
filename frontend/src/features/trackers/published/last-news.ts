import { longDate, shortDate } from '../../../shared/time/format-time';
import type { Tracker, Update } from './api/tracker';
import { newsTexts } from '../texts/news';

/** The newest line of a tracker. */
export interface LastNews {
  /** When it was found, ISO 8601. */
  readonly at: string;
  /** The day of its source; null if that is not dated. */
  readonly of: string | null;
  readonly text: string;
  /** Title of its page, if the text cannot be understood without it. */
  readonly title?: string;
  /** Id of its element on the tracker's page. */
  readonly anchor: string;
}

export const OVERVIEW_ANCHOR = 'overview-title';
export const updateAnchor = ({ id }: Pick<Update, 'id'>): string => `update-${id}`;

/** The first line of the newest update or, without one, of the overview; null if there is neither. */
export const lastNews = ({
  updates: [newest],
  lines,
  sources,
  updated_at,
}: Pick<Tracker, 'updates' | 'lines' | 'sources' | 'updated_at'>): LastNews | null => {
  const line = (newest?.lines ?? lines)[0];
  if (line === undefined) return null;
  const source = line.source === null ? undefined : (newest?.sources ?? sources)[line.source - 1];
  const title = line.title === undefined ? {} : { title: line.title };
  const news = { text: line.text, ...title, of: source?.published_on ?? null };
  return newest === undefined
    ? { ...news, at: updated_at, anchor: OVERVIEW_ANCHOR }
    : { ...news, at: newest.created_at, anchor: updateAnchor(newest) };
};

/** Whether it was found on the day that it is about. */
export const isFoundOnItsDay = ({ at, of }: Pick<LastNews, 'at' | 'of'>): boolean =>
  of !== null && longDate(of) === longDate(at);

/** The day that the news is about, and the day it was found if that differs: 'Last news of May 2, found May 4'. */
export const formatLastNews = ({ at, of }: Pick<LastNews, 'at' | 'of'>, now: Date): string => {
  const found = shortDate(at, now);
  if (of === null) return newsTexts().lastNewsFound(found);
  return isFoundOnItsDay({ at, of })
    ? newsTexts().lastNewsOn(found)
    : newsTexts().lastNewsOf(shortDate(of, now), found);
};
