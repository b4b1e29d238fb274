import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DiaryEntry } from '#events/conversations/diary-entry';
import { once } from '#kernel/once';
import { NUMBERS } from '../languages/number-words';
import { kindsSpokenOf } from '../proposing/kinds-spoken-of';
import { isOfGrammarOrTime } from '../proposing/names';
import type { ReadEntry } from '../proposing/read-by-forms';
import type { Clause } from './clause';

/** An entry that was read, and the clauses that told it. */
export interface EntryOfClauses extends ReadEntry {
  readonly from: readonly Clause[];
}

/**
 * Words that stood beside entries without changing them, in messages whose entries were judged right (`npm run fit:diary`); one line for
 * each first letter.
 */
const plainWords = once((): ReadonlySet<string> => {
  const lines = JSON.parse(readFileSync(join(__dirname, 'plain-words.json'), 'utf8')) as readonly string[];
  return new Set(lines.flatMap((line) => line.split(' ')));
});

const NUMBER_WORDS = new Set(NUMBERS.flat());

const WORD = /[\p{L}']+|\p{N}+/gu;
const wordsIn = (text: string): readonly string[] => [...text.toLowerCase().matchAll(WORD)].map(([word]) => word);

const DURATION =
  /^ (?:it )?(?:lasted|went on|for|dauerte|duró) [^,]{0,20}(?:seconds?|minutes?|mins?|hours?|hrs?|minuten?|stunden?|minutos?|horas?) $/u;

/** Whether a clause says how long something went on, which is not an entry. */
export const isDuration = (clause: string): boolean => DURATION.test(clause);

/** The names in an entry. */
const namesOf = (entry: DiaryEntry): string => {
  switch (entry.kind) {
    case 'pain':
      return entry.where ?? '';
    case 'medication':
      return `${entry.name} ${entry.dose ?? ''}`;
    case 'meal':
    case 'drink':
      return `${entry.what} ${entry.amount?.unit ?? ''}`;
    case 'symptom':
    case 'mood':
      return entry.what ?? '';
    case 'stool':
    case 'sleep':
    case 'note':
      return '';
  }
};

/**
 * The words of the sentences of an entry that nothing explains: not its names nor those of the entries beside it, no word of a kind of
 * entry, of grammar or of time. A number is explained in a clause that told an entry. `isPlain`: whether a word is known to change nothing.
 */
export const unknownWords = (
  { from }: EntryOfClauses,
  entries: readonly EntryOfClauses[],
  clauses: readonly Clause[],
  isPlain: (word: string) => boolean = (word) => plainWords().has(word),
): readonly string[] => {
  const sentences = new Set(from.map(({ sentence }) => sentence));
  const around = clauses.filter(({ sentence }) => sentences.has(sentence));
  const beside = entries.filter((each) => each.from.some((clause) => around.includes(clause)));
  const told = new Set(beside.flatMap((each) => each.from));
  const names = new Set(beside.flatMap(({ entry }) => wordsIn(namesOf(entry))));
  const read = around.filter(({ text }) => !isDuration(text));
  return read.flatMap((clause) =>
    wordsIn(clause.whole).filter(
      (word) =>
        !names.has(word) &&
        !(told.has(clause) && /\p{N}/u.test(word)) &&
        !isPlain(word) &&
        !isOfGrammarOrTime(word) &&
        !NUMBER_WORDS.has(word) &&
        kindsSpokenOf(word).length === 0,
    ),
  );
};

/**
 * Whether the sentences of an entry are known to their last word. A word that nobody has met may turn what it stands beside into something
 * else: `shepherds` before a pie that is no part of the body, `my doctor said` before what may come.
 */
export const isWhollyKnown = (
  entry: EntryOfClauses,
  entries: readonly EntryOfClauses[],
  clauses: readonly Clause[],
): boolean => unknownWords(entry, entries, clauses).length === 0;
