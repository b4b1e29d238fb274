import { diaryWords } from '../languages/diary-languages';
import { numbersOf } from '../languages/diary-number-words';
import { DETAILS } from './everyday-forms';
import { type EntryForm, form, pain, stool } from './form-parts';
import { ABOUT } from './diary-patterns';

export const GERMAN_PLACE = diaryWords.de.feelings.places;
const SCORE = String.raw`(?:${ABOUT})(?:eine? )?(?<strength>\d{1,2}(?:[.,]5)?|null|${numbersOf('de', 1, 10).join('|')})(?: ?\/ ?10| von (?:10|zehn)| auf der skala)`;
const SCORE_OPENING = '(?:\\s*[:=,–-]\\s*| )(?:so |bei |mit |stärke )?';
const HAVING = '(?:(?:ich )?(?:habe|hab|hatte) )?(?:(?:leichte|starke|schlimme|etwas|ein bisschen) )?';

const PAINS: readonly EntryForm[] = [
  form(`${HAVING}(?<where>${GERMAN_PLACE})(?:schmerz(?:en)?|weh|krämpfe)${SCORE_OPENING}${SCORE}`, pain),
  form(`${HAVING}schmerz(?:en)?${SCORE_OPENING}${SCORE}`, pain),
  form(
    `${HAVING}(?:(?<where>${GERMAN_PLACE})?schmerz(?:en)?|(?<where2>${GERMAN_PLACE})(?:weh|krämpfe))(?:\\s*[:=,–-]\\s*| )(?:mit )?stärke (?<strength>\\d{1,2}(?:[.,]5)?)`,
    pain,
  ),
  form(
    `(?:mir )?(?:tut|tat) (?:mir )?(?:der |die |das |mein |meine )(?<where>${GERMAN_PLACE}|hüfte) weh${SCORE_OPENING}${SCORE}`,
    pain,
  ),
  form(
    `(?:der |die |das |mein |meine )?(?<where>${GERMAN_PLACE}|hüfte) (?:tut|tat)(?: mir)? weh${SCORE_OPENING}${SCORE}`,
    pain,
  ),
];

const TIMES_TOLD = `(?<count>\\d{1,2}|ein|${numbersOf('de', 2, 10).join('|')}) ?-?mal`;
const TOILET = '(?:auf (?:dem |das |der |die )?|aufs |zum |zur )(?:klo|toilette|wc)';
const PARTICIPLE = '(?: gewesen| gegangen| gemusst)?';
const STOOL_NOUN = '(?:stuhlgang|stuhl|kacke|großes geschäft)';
const BRISTOL_TYPE = ',? (?:bristol |typ )+(?<bristol>[1-7])';
const BLOOD = ',? (?:(?<without>(?:ohne|kein) blut)|(?<with>mit (?:etwas |ein bisschen )?blut))';
const STOOL_DETAILS = `(?:${BRISTOL_TYPE})?(?:${BLOOD})?`;

const STOOLS: readonly EntryForm[] = [
  form(
    `(?:ich )?(?:war |bin |musste |heute )?${TIMES_TOLD} ${TOILET}${PARTICIPLE}${DETAILS(1)}${STOOL_DETAILS}`,
    stool,
  ),
  form(`(?:ich )?(?:war |bin |musste )?${TOILET} ${TIMES_TOLD}${DETAILS(1)}${STOOL_DETAILS}`, stool),
  form(`(?:ich )?(?:hatte )?${TIMES_TOLD} ${STOOL_NOUN}${DETAILS(1)}${STOOL_DETAILS}`, stool),
  form(`(?:ich )?(?:hatte )?${STOOL_NOUN}${DETAILS(1)}${STOOL_DETAILS}`, stool),
  form(`(?:ich )?(?:war |musste )?groß(?: ${TOILET})?${PARTICIPLE}${STOOL_DETAILS}`, stool),
];

/** Pains and stools in German. */
export const GERMAN_FORMS: readonly EntryForm[] = [...PAINS, ...STOOLS];
