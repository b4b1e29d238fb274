import type { EntryKind } from '#events/conversations/diary-entry';
import { lazy } from '#kernel/memoize';
import { stem } from '#text/words/stems';
import { foldedText } from '../folded-text';
import { anyLanguage, asWords } from '../languages/diary-languages';
import { isMedicine } from './diary-names';
import { CONTAINERS, DOSE_UNITS, FELT_MOODS, FELT_SYMPTOMS, PIECES, STOOLS, SYMPTOMS } from './diary-patterns';
import { type WordKind, knownNouns } from './health-words';

/** Words that suggest each kind. They only order the buttons of a note, so an error costs one more press. */
const SPOKEN: () => readonly (readonly [EntryKind, RegExp])[] = lazy(() =>
  (
    [
      ['stool', [STOOLS, anyLanguage(({ stools }) => stools.hints)]],
      ['pain', [anyLanguage(({ feelings }) => feelings.places), anyLanguage(({ feelings }) => feelings.painHints)]],
      ['symptom', [SYMPTOMS, FELT_SYMPTOMS, anyLanguage(({ feelings }) => feelings.symptomHints)]],
      ['medication', [`\\d+ ?(?:${DOSE_UNITS})`, PIECES]],
      [
        'meal',
        [
          anyLanguage(({ food }) => food.mealNames),
          anyLanguage(({ food }) => food.furtherMeals),
          anyLanguage(({ food }) => food.hints),
          anyLanguage(({ food }) => food.foods),
        ],
      ],
      [
        'drink',
        [
          anyLanguage(({ food }) => food.drinks),
          `(?:${CONTAINERS})(?= (?:${anyLanguage(({ food }) => food.afterPlainUnit)}) )`,
          anyLanguage(({ food }) => food.drinkHints),
        ],
      ],
      ['sleep', [anyLanguage(({ sleep }) => sleep.hints)]],
      ['mood', [anyLanguage(({ feelings }) => feelings.moodHints), FELT_MOODS]],
    ] as const
  ).map(([kind, words]) => [kind, asWords(words.join('|'))] as const),
);

const KIND_OF_NOUN: Readonly<Partial<Record<WordKind, EntryKind>>> = {
  stool: 'stool',
  food: 'meal',
  drink: 'drink',
  medicine: 'medication',
  symptom: 'symptom',
  sleep: 'sleep',
};

/** WordNet has rare meanings for the shortest words: `go` is also a drug. */
const isTelling = (word: string): boolean => stem(word).length > 2;

/** The kinds of entries that a text suggests, in text order. */
export const kindsSpokenOf = (message: string): readonly EntryKind[] => {
  const text = foldedText(message);
  const first = new Map<EntryKind, number>();
  const note = (kind: EntryKind | undefined, at: number): void => {
    if (kind !== undefined && at >= 0) first.set(kind, Math.min(at, first.get(kind) ?? at));
  };
  for (const [kind, pattern] of SPOKEN()) note(kind, text.search(pattern));
  for (const { kind, words } of knownNouns(text))
    if (isTelling(words[0] ?? '')) note(KIND_OF_NOUN[kind], text.indexOf(words[0] ?? ''));
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu))
    if (isTelling(word) && isMedicine(word)) note('medication', index);
  return [...first].sort(([, a], [, b]) => a - b).map(([kind]) => kind);
};
