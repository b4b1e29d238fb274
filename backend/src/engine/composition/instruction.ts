import { startOfDay } from '#kernel/calendar';
import { beforeDeadline, instructing, provision } from '#text/languages/english/instructions';
import type { PlacedDate } from '#text/words/date-mention';

/**
 * Where an instruction begins in a text, negative without one: `directs the Secretary to develop a plan`. Unlike a provision in force,
 * an instruction is no longer of interest once it is carried out.
 */
export const instructionIn = (text: string): number => {
  const index = text.search(instructing);
  return index < 0 || text.includes('%') || provision.test(text.slice(index)) ? -1 : index;
};

/** The deadlines in a text, as the last millisecond of each day. */
export const deadlinesIn = (text: string, dates: readonly PlacedDate[], writtenAt: number): readonly number[] =>
  dates
    .filter(({ to, offset }) => to >= startOfDay(writtenAt) && beforeDeadline.test(text.slice(0, offset)))
    .map(({ to }) => to);
