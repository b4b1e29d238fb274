import { anyLanguage } from '../languages/diary-languages';
import { DEGREE, FELT_MOODS, MOODS } from '../proposing/diary-patterns';
import { agreed, isDivided, leavesOpen } from './agreed';
import type { Clause } from './clause';
import { MOOD_NAME } from './clause-feeling-words';
import type { KindReading } from './reading-of-kind';
import { scoresIn, valuesOf } from './scores';

const MOOD_SAID = new RegExp(
  [
    `(?<!\\p{L})(?:${anyLanguage(({ feelings }) => feelings.moodNames)})(?: (?:${anyLanguage(({ feelings }) => feelings.moodVerbs)})|:|,)? (?:${DEGREE})(?<what>${MOODS})(?!\\p{L})`,
    `(?<!\\p{L})(?:${anyLanguage(({ feelings }) => feelings.feeling)}) (?:${DEGREE})(?<felt>${FELT_MOODS})(?!\\p{L})`,
    `(?<!\\p{L})(?<named>(?:${MOODS}) (?:${anyLanguage(({ feelings }) => feelings.moodNames)}))(?!\\p{L})`,
  ].join('|'),
  'gu',
);

export const readMood = (clauses: readonly Clause[]): KindReading | null => {
  const told = clauses.filter(({ isTold }) => isTold);
  const from = told.filter(({ text }) => text.search(MOOD_NAME) >= 0 || text.search(MOOD_SAID) >= 0);
  if (from.length === 0) return null;
  const words = from.flatMap(({ text }) =>
    [...text.matchAll(MOOD_SAID)].map(({ groups }) => groups?.what ?? groups?.felt ?? groups?.named ?? null),
  );
  const strengths = valuesOf('mood', scoresIn(clauses));
  const [what, strength] = [agreed(words), agreed(strengths)];
  return {
    thing: { kind: 'mood', what, strength },
    from,
    isOfSeveral: isDivided(words) || isDivided(strengths),
    leavesOpen: leavesOpen(strengths, strength),
  };
};
