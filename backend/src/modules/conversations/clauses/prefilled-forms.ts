import type { SentAt } from '../proposing/sent-at';
import type { PrefilledForm, KindReading } from './reading-of-kind';
import { type Clause, clausesOf } from './clause';
import { LONGEST_MESSAGE } from './only-clock';
import { readMood, readPain, scoresIn, readSymptom } from './read-feelings';
import { readFood } from './read-food';
import { readMedication } from './read-medication';
import { readSleep } from './read-sleep';
import { readStool } from './read-stool';
import { whenOfReading } from './when';

export const MAX_CLAUSES = 60;

/** Reads what clauses tell of one kind of entry. */
export type Reader = (clauses: readonly Clause[]) => KindReading | null;

/** One reader for each kind of entry. */
export const READERS: readonly Reader[] = [
  readStool,
  (clauses) => readPain(clauses, scoresIn(clauses)),
  (clauses) => readSymptom(clauses, scoresIn(clauses)),
  readMedication,
  (clauses) => readFood('meal', clauses),
  (clauses) => readFood('drink', clauses),
  readSleep,
  (clauses) => readMood(clauses, scoresIn(clauses)),
];

/**
 * What the forms of entries may be filled in with when somebody makes one of a note themselves: field by field what the message plainly
 * says. A field for which two things stand stays empty, and so does what is said of others, of plans and of what was not. The person
 * chooses the kind and sees what is filled in before they keep it.
 */
export const prefilledForms = (message: string, sent: SentAt): readonly PrefilledForm[] => {
  if (message.length > LONGEST_MESSAGE) return [];
  const clauses = clausesOf(message);
  if (clauses.length > MAX_CLAUSES) return [];
  return READERS.flatMap((read) => {
    const told = read(clauses);
    if (told === null) return [];
    const when = whenOfReading(told, clauses, sent);
    return [
      {
        ...told.thing,
        ...(when ?? { ...sent, said: 'none' as const }),
        words: message.trim(),
        asksTime: when === null,
      },
    ];
  });
};
