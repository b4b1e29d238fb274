import { foldedText } from '../folded-text';
import { MONTHS, anyOf } from '../languages/calendar-words';
import { OF_TEN } from './words';

const HOUR =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|halb|viertel|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?:ish)?(?!\\p{L})';
/** Figures after words such as `around` that are of something else: `around 6 out of 10`, `from 400 mg`. */
export const OF_ELSE = `(?!\\d|[.,]\\d|${OF_TEN}|\\s?(?:mg|mcg|ml|g|kg|%|x)(?!\\p{L})|\\s(?:times|veces|mal|hours?|hrs?|minutes?|mins?|days?|nights?|weeks?|horas?|minutos?|días?|noches?|stunden?|std|minuten?|tagen?|nächten?|wochen?|cups?|mugs?|tablets?|pills?|stools?)(?!\\p{L}))`;

/** A clock time, or what seems to be one. */
const CLOCK = new RegExp(
  [
    String.raw`(?<![\p{L}\d/])\d{1,2}[:.h]\d{2}(?!\d)`,
    // `0645`
    String.raw`(?<![\p{L}\d.,/])(?:[01]\d|2[0-3])[0-5]\d(?: ?(?:h|hrs?))?(?![\p{L}\d.,/]| ?(?:mg|mcg|ml|k?cal|steps)(?!\p{L}))`,
    String.raw`(?<!\d)\d{1,2} ?(?:[ap]\.? ?m(?!\p{L})|o'clock|uhr)`,
    `(?<!\\p{L})(?:at|around|by|since|from|until|till|before|after|um|gegen|seit|ab|bis|@|(?:a|desde|sobre|hacia|hasta) las?) (?:about |around |ca\\.? |etwa )?(?:\\d{1,2}${OF_ELSE}|${HOUR})`,
    `(?<!\\p{L})(?:half|quarter|viertel) (?:past|to|nach|vor)(?!\\p{L})|(?<!\\p{L})halb ${HOUR}`,
    String.raw`(?<!\p{L})(?:noon|midday|midnight|mediodía|medianoche|mittags?|mitternacht)(?!\p{L})`,
  ].join('|'),
  'u',
);
/** A date: `13 August`, `the 13th`, `am 13.8.` */
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of |de )?(?:${anyOf(MONTHS)})|(?:${anyOf(MONTHS)}) \\d{1,2}|(?:the|mon|tue|wed|thu|fri|sat|sun) \\d{1,2}(?:st|nd|rd|th)|(?:1[3-9]|2\\d|3[01])(?:st|nd|rd|th)|\\d{1,2}\\.\\d{1,2}\\.)`;
/** Another day than that of the message. */
const OTHER_DAY = new RegExp(
  `(?<![\\p{L}\\d])(?:yesterday|yday|yest|last (?:night|nite|week|month)|the other (?:day|night)|(?:day|week|month|year)s?(?: ago)?|back in|(?:19|20)\\d{2}|sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|tues|weds|thurs|fri|saturdays?|(?:mon|tue|wed|thu|sat|sun)(?= (?:morning|afternoon|evening|night|breakfast|lunch|dinner|\\d))|ayer|anoche|anteayer|semanas?|meses|años?|domingo|lunes|martes|miércoles|jueves|viernes|sábado|gestern|vorgestern|wochen?|monate?n?|jahre?n?|letzte nacht|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|${DATE})(?!\\p{L})`,
  'u',
);
/** A time of the day that is no clock time. */
const PART =
  /(?<!\p{L})(?:mornings?|afternoon|evening|night|nite|tonight|tonite|overnight|breakfast|lunch(?:time)?|dinner|supper|bedtime|earlier|ago|esta (?:mañana|tarde|noche)|de la (?:mañana|tarde|noche)|desayuno|almuerzo|cena|hace|heute (?:morgen|früh|vormittag|nachmittag|abend|nacht)|morgens|abends|nachts|frühstück|mittagessen|abendessen|vorhin)(?!\p{L})/u;

export const saysClock = (message: string): boolean => CLOCK.test(foldedText(message));
export const saysOtherDay = (message: string): boolean => OTHER_DAY.test(foldedText(message));

/** Whether a message says in any way when something was. What only seems to be a time costs no more than a question. */
export const saysTime = (message: string): boolean =>
  saysClock(message) || saysOtherDay(message) || PART.test(foldedText(message));
