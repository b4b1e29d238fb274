import { readFileSync } from 'node:fs';
import type { Clock } from '#kernel/clock';

export const CLOCK = Symbol('Clock');

export interface ClockOffset {
  readonly offsetMs: number;
  /** File with an offset in milliseconds as text, read again at each look; wins over `offsetMs`. */
  readonly offsetFile?: string;
}

/** A file that is being rewritten may be empty for a moment: the last good offset stands until the next look. */
const followedOffset = (file: string, fallback: number): (() => number) => {
  let last = fallback;
  return () => {
    try {
      const text = readFileSync(file, 'utf8').trim();
      const offset = Number(text);
      if (text !== '' && Number.isFinite(offset)) last = offset;
    } catch {
      // Not there yet: a rehearsal may write it after the start.
    }
    return last;
  };
};

/** The machine's time, shifted: the one place that looks at the machine's clock for the application. */
export const applicationClock = ({ offsetMs, offsetFile }: ClockOffset): Clock => {
  const offset = offsetFile === undefined ? () => offsetMs : followedOffset(offsetFile, offsetMs);
  return { now: () => new Date(Date.now() + offset()) };
};
