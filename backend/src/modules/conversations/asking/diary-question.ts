import type { EntryKind } from '#events/conversations/diary-entry';
import type { DiaryPeriod } from './periods';

/** A figure that entries are compared with: `above 5`. */
export interface Bound {
  readonly is: 'above' | 'below' | 'from' | 'up to' | 'exactly';
  readonly value: number;
}

/** The entries that a question is about. */
export interface QuestionTarget {
  readonly kind: EntryKind | null;
  /** Stems of the things named; an entry matches only if it has all of them. */
  readonly stems: readonly string[];
  /** The things named, in the person's words. */
  readonly words: string;
  readonly blood: boolean;
  readonly bristol: number | null;
  readonly bound: Bound | null;
}

export type Asks =
  | 'how many'
  | 'how many days'
  | 'which days'
  | 'how much'
  | 'whether'
  | 'what'
  | 'last'
  | 'first'
  | 'average'
  | 'highest'
  | 'lowest'
  | 'worst day';

/** A question about the diary that was understood to the last word. */
export interface DiaryQuestion {
  readonly kind: 'question';
  readonly asks: Asks;
  readonly target: QuestionTarget;
  readonly period: DiaryPeriod | null;
  readonly by: 'day' | 'week' | null;
}

export type Asked =
  | DiaryQuestion
  /** A question that only a doctor can answer. */
  | { readonly kind: 'medical' }
  | { readonly kind: 'unknown' };
