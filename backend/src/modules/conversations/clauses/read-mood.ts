import { DEGREE, FELT_MOODS, MOODS } from '../proposing/words';
import { agreed, isDivided, leavesOpen } from './agreed';
import type { Clause } from './clause';
import { MOOD_NAME } from './feeling-words';
import type { KindReading } from './reading-of-kind';
import { scoresIn, valuesOf } from './scores';

const MOOD_SAID = new RegExp(
  `(?<!\\p{L})(?:moods?|ánimo|animo|humor|stimmung|laune)(?: is| was|:|,)? (?:${DEGREE})(?<what>${MOODS})(?!\\p{L})|(?<!\\p{L})(?:feel|felt|feeling|i'm|i am|me siento|me sentí|estoy) (?:${DEGREE})(?<felt>${FELT_MOODS})(?!\\p{L})`,
  'gu',
);

/** What clauses tell of a mood. */
export const readMood = (clauses: readonly Clause[]): KindReading | null => {
  const told = clauses.filter(({ isTold }) => isTold);
  const from = told.filter(({ text }) => text.search(MOOD_NAME) >= 0 || text.search(MOOD_SAID) >= 0);
  if (from.length === 0) return null;
  const words = from.flatMap(({ text }) =>
    [...text.matchAll(MOOD_SAID)].map(({ groups }) => groups?.what ?? groups?.felt ?? null),
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
