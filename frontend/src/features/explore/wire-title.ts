import { DAY_MS } from '#shared/time/durations';
import { longDate } from '#shared/time/format-time';
import { wireTexts } from './texts/wire';

interface WireTitle {
  readonly text: string;
  /** Whether all shown lines are news of the last seven days. */
  readonly isLive: boolean;
}

/** The wire's heading, with the newest day if that is older than a week. `dates`: in ISO 8601. */
export const wireTitle = (dates: readonly string[], now: Date): WireTitle => {
  if (dates.length === 0) return { text: wireTexts().newest, isLive: false };
  if (dates.every((date) => now.getTime() - Date.parse(date) <= 7 * DAY_MS)) {
    return { text: wireTexts().just, isLive: true };
  }
  const newest = dates.reduce((latest, date) => (Date.parse(date) > Date.parse(latest) ? date : latest));
  return { text: wireTexts().upTo(longDate(newest)), isLive: false };
};
