import type { Thing } from '#events/conversations/diary-entry';
import { BLOOD, type EntryForm, SHARE_GROUP, TYPE_GROUP, form, ofTen, pain, stool } from './form-parts';
import { COUNT, valueOf } from './numbers';
import { DEGREE, HAVE, PLACE_EN, PLACE_ES, STOOLS } from './diary-patterns';

/** What a stool looked like, in everyday words. None of them is a Bristol type, so the type stays empty. */
const LOOK =
  'loose|soft|hard|watery|solid|formed|liquid|runny|normal|mushy|sloppy|sticky|lumpy|urgent|líquid[oa]s?|bland[oa]s?|dur[oa]s?|suelt[oa]s?|flüssig|wässrig|weich|hart|fest|breiig|dünn|normal';
const DEGREE_OF_LOOK = `(?:ziemlich |sehr |etwas )?${DEGREE}`;
/** A remark on that: `, quite runny`. */
export const LOOKED = `(?:(?:,| -|;)? (?:and |y |und )?(?:(?:it|they) (?:was|were) |(?:was|were|all|todo|alles|war|waren) )?${DEGREE_OF_LOOK}(?:${LOOK})(?: (?:and|y|und) ${DEGREE_OF_LOOK}(?:${LOOK}))?)`;
/** What may follow the mention of a stool. */
export const DETAILS = (id: number): string => `${LOOKED}?${SHARE_GROUP(id)}?${LOOKED}?(?:${BLOOD(id)})?`;

const PLACES = '(?:toilet|loo|bathroom|restroom|washroom|lavatory)';
const TOILET_VISIT = `(?:(?:i |i've |i have |i was )?(?:just |also |already )?(?:(?:went|gone|been|was|had to go|needed to go|had to run|ran|rushed|sat|needed) )?(?:to |on |in )?(?:the |my )${PLACES}|(?:i |i've |i have )?(?:just |also )?(?:went|gone|been|had to go))`;
const TIMES_TOLD = `(?:,? (?<count1>${COUNT}) (?:times|x)|,? ?x ?(?<count2>\\d{1,2})|,? (?<count3>\\d{1,2})x|,? (?<once>once|twice|thrice))`;
const STOOL_NOUN = '(?:poo|poop|number two|no\\.? ?2|bowel movement|bm|stool|motion|crap|dump)';

const STOOL_FORMS: readonly EntryForm[] = [
  form(`${TOILET_VISIT}${TIMES_TOLD}${DETAILS(1)}`, stool),
  // A visit to the toilet alone may have had another reason.
  form(`${TOILET_VISIT}${LOOKED}?,? ${TYPE_GROUP(1)}(?:${BLOOD(1)})?`, stool),
  form(`${TOILET_VISIT}${LOOKED}(?:${BLOOD(1)})?`, stool),
  form(
    `(?:i |i've |i have )?(?:just |also )?(?:went for|gone for|been for|did|done|had|took|taken) (?:an?|my|another) (?:(?:${DEGREE_OF_LOOK})(?:${LOOK}) )?${STOOL_NOUN}${DETAILS(1)}`,
    stool,
  ),
  form(
    `(?:i |i've |i have )?(?:just |also )?(?:pooed|poohed|pooped|poo'd|shat|defecated)(?:${TIMES_TOLD})?${DETAILS(1)}`,
    stool,
  ),
  form(
    `(?:the |my |a |an |la |el |mi )?(?<noun>${STOOLS})(?:${TIMES_TOLD})?(?: (?:was|were|is|fue|era))?${LOOKED}${SHARE_GROUP(1)}?(?:${BLOOD(1)})?`,
    stool,
  ),
  form(
    `(?:(?:he ido|fui|he estado)(?: (?:al|en el) (?:baño|váter|servicio|aseo))|(?:he hecho|hice) (?:caca|de vientre|del cuerpo)|caca)(?:,? (?<count1>${COUNT}) veces|,? (?<once>una vez))${DETAILS(1)}`,
    stool,
  ),
  form(`(?:he hecho|hice) (?:caca|de vientre|del cuerpo)${DETAILS(1)}`, stool),
];

const ADJECTIVE =
  '(?:(?:a )?(?:bit of an? |slight |mild |bad |really bad |terrible |awful |nasty |dull |sharp )|an? )?';
const HURTING =
  "(?:hurts?|aches?|(?:is|was|'s|has been|'s been|have been|are|were|been)(?: still| really)? (?:hurting|aching|sore|painful|cramping)|hurting|aching|cramped|cramps)";
const SCORE_OPENING = "(?:\\s*[:,–-]\\s*| )(?:at |like |it's |it is |it was |un |es un )?";

const PAIN_FORMS: readonly EntryForm[] = [
  form(`(?:${HAVE})?${ADJECTIVE}(?:my )?(?<where>${PLACE_EN})[ -]?(?:pains?|aches?)${SCORE_OPENING}${ofTen(1)}`, pain),
  form(`(?:my |the )?(?<where>${PLACE_EN})(?: still)? ?${HURTING}${SCORE_OPENING}${ofTen(1)}`, pain),
  form(
    `(?:me (?:duelen?|dolía|dolió|ha dolido|está doliendo)) (?:el |la |los |las |mi )?(?<where>${PLACE_ES})${SCORE_OPENING}${ofTen(1)}`,
    pain,
  ),
  form(
    `(?:tengo |tuve |con )?(?:un )?(?:dolor de|mal de) (?:el |la )?(?<where>${PLACE_ES})${SCORE_OPENING}${ofTen(1)}`,
    pain,
  ),
];

/** A stool or pain as people say it at home: `been to the loo three times`, `my belly has been hurting, 5/10`. */
export const EVERYDAY_FORMS: readonly EntryForm[] = [...STOOL_FORMS, ...PAIN_FORMS];

const VOMITED = '(?:threw up|thrown up|vomited|puked|barfed|been throwing up|was throwing up)';
const VOMITINGS: readonly (readonly [what: string, RegExp])[] = [
  [
    'vomiting',
    new RegExp(
      `^(?:i |i've |i have )?(?:just |also )?(?:${VOMITED}|(?:been|was) sick(?= \\S))(?:,? (?:(?<count>${COUNT}) times|(?<once>once|twice|thrice)|x ?(?<digits>\\d{1,2})))$`,
      'u',
    ),
  ],
  ['vomiting', new RegExp(`^(?:i |i've |i have )?(?:just |also )?${VOMITED}$`, 'u')],
  ['vómitos', new RegExp(`^(?:he vomitado|vomité)(?: (?:(?<count>${COUNT}) veces|(?<only>una vez)))?$`, 'u')],
  [
    'Erbrechen',
    /^(?:ich )?(?:habe |hab |musste )?(?:mich )?(?:(?<german>\d{1,2}|ein|zwei|drei|vier|fünf|sechs)[ -]?mal )?(?:mich )?(?:übergeben|erbrochen|gekotzt)(?: müssen)?$/u,
  ],
];
const MAX_AT_ONCE = 10;

/** The vomiting in a clause: one thing for each time, since each counts. Null for any other clause. */
export const vomitingsIn = (clause: string): readonly Thing[] | null => {
  for (const [what, pattern] of VOMITINGS) {
    const match = pattern.exec(clause);
    if (match === null) continue;
    const { count, once, digits, german } = match.groups ?? {};
    const said = count ?? once ?? digits ?? german;
    const times = said === undefined ? 1 : valueOf(said);
    if (times === null || !Number.isInteger(times) || times < 1 || times > MAX_AT_ONCE) return null;
    return Array.from({ length: times }, () => ({ kind: 'symptom', what, strength: null }));
  }
  return null;
};
