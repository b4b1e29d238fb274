import type { Clause } from './clause';
import { readFood } from './read-food';
import { readMedication } from './read-medication';
import { readMood } from './read-mood';
import { readPain } from './read-pain';
import { readSleep } from './read-sleep';
import { readStool } from './read-stool';
import { readSymptom } from './read-symptom';
import type { KindReading } from './reading-of-kind';

/** Reads what clauses tell of one kind of entry. */
export type ClauseReader = (clauses: readonly Clause[]) => KindReading | null;

/** One for each kind of entry but notes. */
export const READERS: readonly ClauseReader[] = [
  readStool,
  readPain,
  readSymptom,
  readMedication,
  (clauses) => readFood('meal', clauses),
  (clauses) => readFood('drink', clauses),
  readSleep,
  readMood,
];
