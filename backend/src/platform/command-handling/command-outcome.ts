import type { Refusal } from '#kernel/decider';
import { BEGINNING } from '../event-store/event-store';

/**
 * The part of the log that a command appended. The response waits until the read models of these categories reach this
 * position.
 */
export interface WrittenPosition {
  readonly position: number;
  /** Categories of the streams. */
  readonly categories: readonly string[];
}

/** The result of an accepted command. */
export interface Accepted<Result> {
  readonly result: Result;
  readonly written: WrittenPosition;
}

export type CommandOutcome<Result = null> = Refusal | Accepted<Result>;

export const NOTHING_WRITTEN: WrittenPosition = { position: BEGINNING, categories: [] };

export const writtenTogether = (parts: readonly WrittenPosition[]): WrittenPosition =>
  parts.reduce(
    (all, part) => ({
      position: Math.max(all.position, part.position),
      categories: [...new Set([...all.categories, ...part.categories])],
    }),
    NOTHING_WRITTEN,
  );

/** `accepted({ trackerId }, admitted, created)`: the result, and everything that the parts of the command appended. */
export const accepted = <Result>(
  result: Result,
  ...parts: readonly { readonly written: WrittenPosition }[]
): Accepted<Result> => ({ result, written: writtenTogether(parts.map(({ written }) => written)) });
