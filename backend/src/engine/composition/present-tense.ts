import { startOfDay } from '#kernel/calendar';
import { eventVerbs } from '#text/languages/english/event-words';
import { instructionPattern, provision } from '#text/languages/english/instructions';
import { acts } from '#text/languages/english/news';
import {
  adverb,
  announced,
  meanwhile,
  occasion,
  otherClause,
  planned,
  obligationModals,
  underWay,
} from '#text/languages/english/present-tense';
import { procedure } from '#text/languages/english/requests';
import { days, type PlacedDate } from '#text/words/date-mention';
import { anyOf, oneOf } from '#text/words/phrases';
import { isEventVerb } from '../ranking/cues';

/**
 * Where an instruction begins in a text, negative without one: `directs the Secretary to develop a plan`. Unlike a
 * provision in force, an instruction is no longer of interest once it is carried out.
 */
const instructionIn = (text: string): number => {
  const index = text.search(instructionPattern);
  return index < 0 || text.includes('%') || provision.test(text.slice(index)) ? -1 : index;
};

/** The last millisecond of each coming day in a text that follows certain words. */
export const daysAfter =
  (words: RegExp) =>
  (text: string, dates: readonly PlacedDate[], writtenAt: number): readonly number[] =>
    dates
      .filter(({ to, offset }) => to >= startOfDay(writtenAt) && words.test(text.slice(0, offset)))
      .map(({ to }) => to);

/**
 * How long a line that names no day reads as current. What is under way ends first, then what is announced or proposed
 * and steps on the way to an act, last what is planned or only instructed.
 */
const LIFETIME = { underWay: days(120), announced: days(183), planned: days(366) };
const comingOccasion = anyOf(
  `
    will ${adverb}${occasion}
    ${oneOf('is are')} to ${adverb}${occasion}
    go(?:es)? on sale
  `,
  'u',
);

const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}’'-]+/u).filter(Boolean);

/** Whether a verb is the main one of its sentence: what follows a finished act is part of that act. */
const isMain = (text: string, verbIndex: number): boolean => {
  const before = text.slice(0, verbIndex);
  const words = wordsIn(before);
  const opening = before.includes(',') ? undefined : words[0]?.toLowerCase();
  return (
    !otherClause.has(opening ?? '') && !words.some((word, index) => otherClause.has(word) || isEventVerb(words, index))
  );
};

const isMainIn = (text: string, verb: RegExp): boolean => {
  const index = text.search(verb);
  return index >= 0 && isMain(text, index);
};

/** Whether all that a text reports is an instruction: `directs the Secretary to develop a plan`. */
export const isBareInstruction = (text: string): boolean => {
  const index = instructionIn(text);
  return index >= 0 && isMain(text, index);
};

const OPENS_WITH_THIS = /^(?:In|With|By|Through|Under) this /;

/** Whether publishing the text performs the act, so that it is past at once: `With this rule, the agency revises …`. */
const isPerformed = (text: string): boolean => {
  if (!OPENS_WITH_THIS.test(text) || !acts.test(text)) return false;
  const verb = wordsIn(text).find((word) => eventVerbs.has(word));
  return verb?.endsWith('s') === true;
};

const lifetimeOf = (text: string): number | null => {
  if (isMainIn(text, underWay) || isMainIn(text, comingOccasion)) return LIFETIME.underWay;
  if (meanwhile.test(text) && !obligationModals.test(text)) return LIFETIME.underWay;
  if (isMainIn(text, announced) || isPerformed(text) || procedure.test(text)) return LIFETIME.announced;
  return isMainIn(text, planned) || isBareInstruction(text) ? LIFETIME.planned : null;
};

/**
 * When a line stops reading as current, in milliseconds, UTC: `The agency is seeking bids`, `The ministers will meet`.
 * Null if never, as for rules and for reports in the past tense. `writtenAt` is the date of its page.
 */
export const currentUntil = (text: string, writtenAt: number): number | null => {
  const lifetime = lifetimeOf(text);
  return lifetime === null ? null : startOfDay(writtenAt) + lifetime;
};
