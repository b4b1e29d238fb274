import { daysSince, freshness } from '#shared/time/format-time';
import { formatNewsFreshness, formatMonthOfOlderNews } from '#features/trackers/published/older-news';
import type { TrackerItem } from './api/get-folder';
import { listTexts } from './texts/list';

export interface FreshnessMark {
  readonly label: string;
  /** Name of a colour token. */
  readonly colour: 'new' | 'changed' | 'contradicted' | 'failed' | 'quiet';
  /** Set if it only says that the tracker was updated today. */
  readonly isJustToday?: true;
}

type Marked = Pick<
  TrackerItem,
  | 'can_edit'
  | 'updated_at'
  | 'news_on'
  | 'marks'
  | 'needs_attention'
  | 'last_run'
  | 'paused'
  | 'suspended'
  | 'has_state'
>;

/** Whether the mark is about something that the reader has not seen. */
export const isUnseen = ({ colour }: FreshnessMark): boolean =>
  colour === 'new' || colour === 'changed' || colour === 'contradicted';

/** The findings that matter most; null if there are none. */
const findingsMark = (marks: TrackerItem['marks']): FreshnessMark | null => {
  if (marks.contradicted > 0) return { label: listTexts().marks.reverses, colour: 'contradicted' };
  if (marks.changed > 0) return { label: listTexts().marks.changed(marks.changed), colour: 'changed' };
  return marks.new > 0 ? { label: listTexts().marks.new(marks.new), colour: 'new' } : null;
};

/** The time since the last findings. A card has no room for more beside yesterday's date. */
const ageMark = (updatedAt: string, newsOn: string | null, now: Date): FreshnessMark => {
  if (daysSince(updatedAt, now) > 0) return { label: freshness(updatedAt, now), colour: 'quiet' };
  const label = formatNewsFreshness(updatedAt, newsOn, now);
  return formatMonthOfOlderNews(newsOn, updatedAt) === null
    ? { label, colour: 'quiet', isJustToday: true }
    : { label, colour: 'quiet' };
};

/**
 * A tracker's state in words: today's findings, with their month if they are older, a failure, or the time since the
 * last ones. `seenAt` is when the reader last had its page open, ISO 8601: findings from before are no longer new.
 */
export const freshnessMark = (
  { can_edit, updated_at, news_on, marks, needs_attention, last_run, paused, suspended, has_state }: Marked,
  now: Date,
  seenAt: string | null,
): FreshnessMark => {
  if (needs_attention && last_run?.reason === 'NO_MATCH')
    // The run succeeded: there was nothing to find.
    return { label: listTexts().marks.noResults, colour: 'quiet' };
  // The reader can do nothing about it, and it may work next time.
  if (!can_edit && last_run?.state === 'failed' && last_run.retry_at !== null)
    return { label: listTexts().marks.triedAgain, colour: 'quiet' };
  if (needs_attention || last_run?.state === 'failed') return { label: listTexts().marks.failed, colour: 'failed' };
  const isSeen = seenAt !== null && Date.parse(seenAt) >= Date.parse(updated_at);
  if (has_state && !isSeen && daysSince(updated_at, now) === 0) {
    const found = findingsMark(marks);
    const month = formatMonthOfOlderNews(news_on, updated_at);
    if (found !== null)
      return month === null ? found : { ...found, label: listTexts().marks.upToMonth(found.label, month) };
  }
  if (suspended) return { label: listTexts().marks.beyondPlan, colour: 'quiet' };
  if (paused) return { label: listTexts().marks.paused, colour: 'quiet' };
  return ageMark(updated_at, news_on, now);
};
