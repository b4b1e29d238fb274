import type { DiaryEntry } from '#events/conversations/diary-entry';
import { foldedText } from '../folded-text';
import { anyLanguage, asWords } from '../languages/diary-languages';
import { numbersInWords } from '../languages/diary-number-words';
import { isAroundFood, isOfGrammarOrTime } from './diary-names';
import { SEVERITIES, STOOL_LOOKS, TOOK } from './diary-patterns';
import { kindsSpokenOf } from './kinds-spoken-of';
import { withoutMoments } from './moments';

/** Words of the forms themselves, besides grammar and names. */
const OF_FORMS = asWords(
  [
    anyLanguage(({ stools }) => `${stools.types}|${stools.times}|${stools.timesInWords}|${stools.scaleNames}`),
    anyLanguage(({ stools }) => stools.afterGone),
    STOOL_LOOKS,
    anyLanguage(({ figures }) => `${figures.strengthNames}|${figures.beforeScore}|${figures.afterScore}`),
    anyLanguage(({ feelings }) => `${feelings.degrees}|${feelings.feeling}`),
    anyLanguage(({ medicines }) => medicines.forms),
    anyLanguage(({ sleep }) => sleep.sleeping),
    anyLanguage(({ food }) => food.drank),
    ...Object.keys(SEVERITIES),
    ...numbersInWords(),
    TOOK,
  ].join('|'),
  'gu',
);

const wordsIn = (text: string): readonly string[] => text.match(/\p{L}{2,}/gu) ?? [];

const namesOf = (entry: DiaryEntry): readonly string[] =>
  Object.entries(entry).flatMap(([field, value]: readonly [string, unknown]) =>
    typeof value === 'string' && !['at', 'said', 'words'].includes(field) ? wordsIn(foldedText(value)) : [],
  );

/** The words of a text that are neither of an entry nor of grammar, time, or any kind of entry. */
export const unknownWords = (text: string, entry: DiaryEntry): readonly string[] => {
  const names = new Set(namesOf(entry));
  return wordsIn(withoutMoments(foldedText(text)).replaceAll(OF_FORMS, ' ')).filter(
    (word) => !names.has(word) && !isOfGrammarOrTime(word) && !isAroundFood(word) && kindsSpokenOf(word).length === 0,
  );
};
