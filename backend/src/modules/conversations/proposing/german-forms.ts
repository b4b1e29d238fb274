import { german } from '../languages/german';
import { numbersOf } from '../languages/number-words';
import { DETAILS } from './everyday-forms';
import { type Form, form, pain, stool } from './form-parts';
import { ABOUT } from './words';

export const GERMAN_PLACE = german.feelings.places;
const SCORE = String.raw`(?:${ABOUT})(?:eine? )?(?<strength>\d{1,2}(?:[.,]5)?|null|${numbersOf('de', 1, 10).join('|')})(?: ?\/ ?10| von (?:10|zehn)| auf der skala)`;
const OPENS = '(?:\\s*[:=,–-]\\s*| )(?:so |bei |mit |stärke )?';
const HAVE = '(?:(?:ich )?(?:habe|hab|hatte) )?(?:(?:leichte|starke|schlimme|etwas|ein bisschen) )?';

const PAINS: readonly Form[] = [
  form(`${HAVE}(?<where>${GERMAN_PLACE})(?:schmerz(?:en)?|weh|krämpfe)${OPENS}${SCORE}`, pain),
  form(`${HAVE}schmerz(?:en)?${OPENS}${SCORE}`, pain),
  form(
    `${HAVE}(?:(?<where>${GERMAN_PLACE})?schmerz(?:en)?|(?<where2>${GERMAN_PLACE})(?:weh|krämpfe))(?:\\s*[:=,–-]\\s*| )(?:mit )?stärke (?<strength>\\d{1,2}(?:[.,]5)?)`,
    pain,
  ),
  form(
    `(?:mir )?(?:tut|tat) (?:mir )?(?:der |die |das |mein |meine )(?<where>${GERMAN_PLACE}|hüfte) weh${OPENS}${SCORE}`,
    pain,
  ),
  form(
    `(?:der |die |das |mein |meine )?(?<where>${GERMAN_PLACE}|hüfte) (?:tut|tat)(?: mir)? weh${OPENS}${SCORE}`,
    pain,
  ),
];

const OFTEN = `(?<count>\\d{1,2}|ein|${numbersOf('de', 2, 10).join('|')}) ?-?mal`;
const TOILET = '(?:auf (?:dem |das |der |die )?|aufs |zum |zur )(?:klo|toilette|wc)';
const DONE = '(?: gewesen| gegangen| gemusst)?';
const NOUN = '(?:stuhlgang|stuhl|kacke|großes geschäft)';
const TYPED = ',? (?:bristol |typ )+(?<bristol>[1-7])';
const BLOODY = ',? (?:(?<without>(?:ohne|kein) blut)|(?<with>mit (?:etwas |ein bisschen )?blut))';
const BEHIND = `(?:${TYPED})?(?:${BLOODY})?`;

const STOOLS: readonly Form[] = [
  form(`(?:ich )?(?:war |bin |musste |heute )?${OFTEN} ${TOILET}${DONE}${DETAILS(1)}${BEHIND}`, stool),
  form(`(?:ich )?(?:war |bin |musste )?${TOILET} ${OFTEN}${DETAILS(1)}${BEHIND}`, stool),
  form(`(?:ich )?(?:hatte )?${OFTEN} ${NOUN}${DETAILS(1)}${BEHIND}`, stool),
  form(`(?:ich )?(?:hatte )?${NOUN}${DETAILS(1)}${BEHIND}`, stool),
  form(`(?:ich )?(?:war |musste )?groß(?: ${TOILET})?${DONE}${BEHIND}`, stool),
];

/** Pains and stools in German. */
export const GERMAN_FORMS: readonly Form[] = [...PAINS, ...STOOLS];
