import { GERMAN_PLACE } from '../proposing/german-forms';
import { FELT_SYMPTOMS, PLACE_EN, PLACE_ES, SYMPTOMS_EN, SYMPTOMS_ES } from '../proposing/words';

/** The words as such, and not a part of another one: not the `gas` of `Gas-X` or the `pain` of `pain-free`. */
export const alone = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L}|\\p{L}-)(?=\\p{L})(?:${words})(?!\\p{L}|-\\p{L})`, 'gu');

const HURTS =
  '\\p{L}*(?:aches?|schmerz(?:en)?|krämpfe|druck|weh)|aching|pains?|painful|hurts?|hurting|sore|cramp\\p{L}*|spasms?|migr\\p{L}+|stabbing|throbbing|pounding|duelen?|dolía|dolió|dolor(?:es)?|calambres|retortijones|koliken?';
export const PAIN = alone(HURTS);

export const PLACES = `back passage|tail ?bone|${PLACE_EN}|${PLACE_ES}|(?:${GERMAN_PLACE}|handgelenk|hüfte|leiste|kreuz)(?: rechts| links)?`;
export const PLACE = alone(PLACES);

export const VOMITED_EN = 'threw up|thrown up|vomited|puked|barfed|throwing up';
export const SYMPTOM = alone(
  `${SYMPTOMS_EN}|${SYMPTOMS_ES}|${FELT_SYMPTOMS}|${VOMITED_EN}|he vomitado|vomité|erbrochen|gekotzt|nauseated|übel(?:keit)?|müde|müdigkeit|schwindel\\p{L}*|blähungen|durchfall|fieber|fiebre|fever`,
);

export const MOOD_NAME = alone('moods?|ánimo|animo|estado de ánimo|humor|stimmung|laune');

/** `Back` that is no part of the body: `back down to a 5`, `the pain is back`, `nausea's back`. */
const ADVERB_BACK =
  /(?<='s) back(?= $)| (?:(?:went|go|goes|going|came|come|coming|got|get|is|are|was|were|right|straight|brought) back(?= )|back (?=(?:down|up|to|in|on|home|from|again|then|at work)(?!\p{L})))/gu;
export const withoutAdverbs = (text: string): string => text.replace(ADVERB_BACK, (match) => ' '.repeat(match.length));
