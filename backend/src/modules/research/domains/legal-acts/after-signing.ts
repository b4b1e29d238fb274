import { spanOf, startOfDay } from '../../pipeline/words/named-date';

const AFTER_SIGNING = /\b(\d{1,3}) (day|week)s? after (?:signing|signature|publication|enactment)\b/;

/** A period counted from the day of its page, and the day that it means. */
export interface CountedDay {
  /** `30 days after signing` */
  readonly text: string;
  /** Milliseconds, UTC. */
  readonly day: number;
}

/** The day that `30 days after signing` means, if it was signed at `at` (milliseconds, UTC); null without such words. */
export const dayAfterSigning = (text: string, at: number): CountedDay | null => {
  const [written, count, unit] = AFTER_SIGNING.exec(text) ?? [];
  return written === undefined || count === undefined
    ? null
    : { text: written, day: startOfDay(at) + spanOf(count, unit) };
};
