import { readFileSync } from 'node:fs';
import type { Clock } from '#kernel/clock';
import { port } from './port';

export const CLOCK = port<Clock>('Clock');

export interface ClockOffset {
  readonly offsetMs: number;
  /** File with an offset in milliseconds as text, read on every call; takes precedence over `offsetMs`. */
  readonly offsetFile?: string;
}

/** A file that is being rewritten may be empty for a moment: keep the last valid offset. */
const followedOffset = (file: string, fallback: number): (() => number) => {
  let last = fallback;
  return () => {
    try {
      const text = readFileSync(file, 'utf8').trim();
      const offset = Number(text);
      if (text !== '' && Number.isFinite(offset)) last = offset;
    } catch {
      // A rehearsal may create the file after the start.
    }
    return last;
  };
};

/** The system time plus an offset: the only place where the application reads the system clock. */
export const applicationClock = ({ offsetMs, offsetFile }: ClockOffset): Clock => {
  const offset = offsetFile === undefined ? () => offsetMs : followedOffset(offsetFile, offsetMs);
  return { now: () => new Date(Date.now() + offset()) };
};
