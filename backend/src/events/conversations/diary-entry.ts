/** What an entry is about. */
export type EntryKind = 'food' | 'drink' | 'medicine' | 'stool' | 'symptom' | 'sleep' | 'activity' | 'other';

/** `2 cups`; without a unit, how many of the thing itself. */
export interface Amount {
  readonly value: number;
  /** As it was said; null if none was. */
  readonly unit: string | null;
}

/** One thing that a person told the assistant about their day. */
export interface DiaryEntry {
  readonly kind: EntryKind;
  /** In the person's words. */
  readonly what: string;
  readonly amount: Amount | null;
  /** When it was, ISO 8601 UTC. */
  readonly at: string;
  /** Minutes to add to UTC for the person's local time. */
  readonly offsetMinutes: number;
  /** How exactly that was said; `none`: when the message was sent. */
  readonly said: 'time' | 'day' | 'none';
}

const MINUTE_MS = 60_000;

/** `2026-05-06T08:00:00.000` in the person's local time. */
export const localTime = (at: string, offsetMinutes: number): string =>
  new Date(Date.parse(at) + offsetMinutes * MINUTE_MS).toISOString().slice(0, -1);

/** The person's own day: `2026-05-06`. */
export const localDay = (at: string, offsetMinutes: number): string => localTime(at, offsetMinutes).slice(0, 10);
