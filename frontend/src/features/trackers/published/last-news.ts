import { longDate, shortDate } from '#shared/time/format-time';
import { isStruck } from '#features/feedback/published/feedback-labels';
import type { Tracker, Update } from '../api/tracker';
import { newsTexts } from '../texts/news';

/** The newest line of a tracker. */
export interface LastNews {
  /** When it was found, ISO 8601. */
  readonly at: string;
  /** The date of its source; null if it has none. */
  readonly newsDate: string | null;
  /** The line or, if it cannot be understood without the title of its page, that title. */
  readonly text: string;
  /** Id of its element on the tracker's page. */
  readonly anchor: string;
}

export const OVERVIEW_ANCHOR = 'overview-title';
export const updateAnchor = ({ id }: Pick<Update, 'id'>): string => `update-${id}`;

type Told = Pick<Tracker, 'lines' | 'sources'>;

/** Whether the owner removed a line, or marked its page as off topic. */
const leftOutBy = (feedback: Tracker['feedback']) => {
  const struck = feedback.filter(({ verdict }) => isStruck(verdict));
  const claims = new Set(struck.map(({ claim_id }) => claim_id));
  const pages = new Set(struck.flatMap(({ verdict, source }) => (verdict === 'off_topic' ? [source.url] : [])));
  return ({ claim_id, source }: Told['lines'][number], sources: Told['sources']): boolean => {
    const page = source === null ? undefined : sources[source - 1];
    return (claim_id !== null && claims.has(claim_id)) || (page !== undefined && pages.has(page.url));
  };
};

/**
 * The first line of the newest update that the owner did not remove or, without one, of the overview; null if there is
 * neither.
 */
export const lastNews = ({
  updates,
  lines,
  sources,
  updated_at,
  feedback,
}: Pick<Tracker, 'updates' | 'lines' | 'sources' | 'updated_at' | 'feedback'>): LastNews | null => {
  const isOut = leftOutBy(feedback);
  const texts = [
    ...updates.map((update) => ({ ...update, at: update.created_at, anchor: updateAnchor(update) })),
    { lines, sources, at: updated_at, anchor: OVERVIEW_ANCHOR },
  ];
  const [news] = texts.flatMap(({ lines: told, sources: cited, at, anchor }) =>
    told
      .filter((line) => !isOut(line, cited))
      .slice(0, 1)
      .map((line): LastNews => {
        const source = line.source === null ? undefined : cited[line.source - 1];
        return { text: line.title ?? line.short ?? line.text, newsDate: source?.published_on ?? null, at, anchor };
      }),
  );
  return news ?? null;
};

/** Whether it was found on the day that it is about. */
export const isFoundOnItsDay = ({ at, newsDate }: Pick<LastNews, 'at' | 'newsDate'>): boolean =>
  newsDate !== null && longDate(newsDate) === longDate(at);

/** The day that the news is about, and the day it was found if that differs: 'Last news of May 2, found May 4'. */
export const formatLastNews = ({ at, newsDate }: Pick<LastNews, 'at' | 'newsDate'>, now: Date): string => {
  const found = shortDate(at, now);
  if (newsDate === null) return newsTexts().lastNewsFound(found);
  return isFoundOnItsDay({ at, newsDate })
    ? newsTexts().lastNewsOn(found)
    : newsTexts().lastNewsOf(shortDate(newsDate, now), found);
};
