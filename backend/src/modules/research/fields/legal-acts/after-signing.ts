import { startOfDay } from '#kernel/calendar';
import { afterSigning } from '#text/languages/english/dated-past';
import { spanInMs } from '#text/words/date-mention';

/** A period counted from the day of its page, and the day that it refers to. */
export interface CountedDay {
  /** The words, `30 days after signing`. */
  readonly text: string;
  /** Milliseconds, UTC. */
  readonly day: number;
}

/** The day meant by `30 days after signing` if it was signed at `at` (milliseconds, UTC); null without such words. */
export const dayAfterSigning = (text: string, at: number): CountedDay | null => {
  const [written, count, unit] = afterSigning.exec(text) ?? [];
  return written === undefined || count === undefined
    ? null
    : { text: written, day: startOfDay(at) + spanInMs(count, unit) };
};
