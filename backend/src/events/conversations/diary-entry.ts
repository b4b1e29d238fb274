import { MINUTE_MS } from '#kernel/durations';

/** `2 cups`; without a unit, the number of the thing itself. */
export interface Amount {
  readonly value: number;
  /** The unit as it was said; null if none was given. */
  readonly unit: string | null;
}

/** From 0 to 10, or as a word. */
export type Strength = number | 'mild' | 'moderate' | 'severe';

/** What a diary entry tells, by its kind. Null for what was not said. */
export type Thing =
  | {
      readonly kind: 'stool';
      /** The Bristol type, 1 to 7. */
      readonly bristol: number | null;
      readonly count: number;
      readonly blood: boolean | null;
    }
  | {
      readonly kind: 'pain';
      /** From 0 to 10. */
      readonly strength: number;
      readonly where: string | null;
    }
  | { readonly kind: 'symptom'; readonly what: string; readonly strength: Strength | null }
  | { readonly kind: 'meal'; readonly what: string; readonly amount: Amount | null }
  | { readonly kind: 'drink'; readonly what: string; readonly amount: Amount | null }
  | {
      readonly kind: 'medication';
      readonly name: string;
      /** The dose as it was said, `400 mg`. */
      readonly dose: string | null;
    }
  | { readonly kind: 'sleep'; readonly minutes: number }
  | { readonly kind: 'mood'; readonly what: string | null; readonly strength: number | null }
  | { readonly kind: 'note'; readonly text: string };

export type EntryKind = Thing['kind'];

/** When something happened. */
export interface When {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Minutes to add to UTC for the person's local time. */
  readonly offsetMinutes: number;
  /** How exactly the time was said; `none`: it is the time of the message. */
  readonly said: 'time' | 'day' | 'none';
}

/** One thing of a person's day. */
export type DiaryEntry = Thing &
  When & {
    /** The person's words from which it was read; null if they typed it into a form. */
    readonly words: string | null;
  };

/** The times at which it may have happened, for the person to choose from: ISO 8601 UTC. */
export type Times = readonly string[];

/** What the assistant would do with the diary if the person agrees. */
export type Proposal =
  | {
      readonly does: 'add';
      readonly entry: DiaryEntry;
      readonly times?: Times;
      /** The clock time that was said is still to come, so `times` are on the day before. */
      readonly isToCome?: true;
    }
  | { readonly does: 'change'; readonly was: DiaryEntry; readonly entry: DiaryEntry; readonly times?: Times }
  | { readonly does: 'delete'; readonly was: DiaryEntry };

/** `2026-05-06T08:00:00.000` in the person's local time. */
export const localTime = (at: string, offsetMinutes: number): string =>
  new Date(Date.parse(at) + offsetMinutes * MINUTE_MS).toISOString().slice(0, -1);

/** The person's own day: `2026-05-06`. */
export const localDay = (at: string, offsetMinutes: number): string => localTime(at, offsetMinutes).slice(0, 10);
