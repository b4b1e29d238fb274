/** `2 cups`; without a unit, how many of the thing itself. */
export interface Amount {
  readonly value: number;
  /** As it was said; null if none was. */
  readonly unit: string | null;
}

/** From 0 to 10, or in a word. */
export type Strength = number | 'mild' | 'moderate' | 'severe';

/** What an entry of a diary tells, by its kind. What was not said is null. */
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
      /** As it was said, `400 mg`. */
      readonly dose: string | null;
    }
  | { readonly kind: 'sleep'; readonly minutes: number }
  | { readonly kind: 'mood'; readonly what: string | null; readonly strength: number | null }
  | { readonly kind: 'note'; readonly text: string };

export type EntryKind = Thing['kind'];

/** When something was. */
export interface When {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Minutes to add to UTC for the person's local time. */
  readonly offsetMinutes: number;
  /** How exactly that was said; `none`: when the message was sent. */
  readonly said: 'time' | 'day' | 'none';
}

/** One thing of a person's day. */
export type DiaryEntry = Thing &
  When & {
    /** The person's words that it was read from; null of one that they typed into a form. */
    readonly words: string | null;
  };

/** When it may have been, of which the person chooses: ISO 8601 UTC. */
export type Times = readonly string[];

/** What the assistant would do with the diary, if the person says so. */
export type Proposal =
  | { readonly does: 'add'; readonly entry: DiaryEntry; readonly times?: Times }
  | { readonly does: 'change'; readonly was: DiaryEntry; readonly entry: DiaryEntry; readonly times?: Times }
  | { readonly does: 'delete'; readonly was: DiaryEntry };

const MINUTE_MS = 60_000;

/** `2026-05-06T08:00:00.000` in the person's local time. */
export const localTime = (at: string, offsetMinutes: number): string =>
  new Date(Date.parse(at) + offsetMinutes * MINUTE_MS).toISOString().slice(0, -1);

/** The person's own day: `2026-05-06`. */
export const localDay = (at: string, offsetMinutes: number): string => localTime(at, offsetMinutes).slice(0, 10);
