import type { Amount, Strength, Thing } from '#events/conversations/diary-entry';
import { anyLanguage } from '../languages/diary-languages';
import { isMedicine, isName, isWhollyOf } from './diary-names';
import {
  ABOUT,
  ATE,
  ATE_ES,
  BAD,
  CONTAINERS,
  DEGREE,
  DOSE_UNITS,
  DRANK,
  DRINKS_ES,
  FELT_MOODS,
  FELT_SYMPTOMS,
  FOODS_ES,
  HAVE,
  MEALS,
  MOODS,
  NAMED_PAINS,
  PIECES,
  PLACE_EN,
  PLACE_ES,
  PORTIONS,
  SEVERITIES,
  SHARED_UNITS,
  STOOLS,
  STOOL_LOOKS,
  SYMPTOMS_EN,
  SYMPTOMS_ES,
  TOOK,
} from './diary-patterns';
import {
  BLOOD,
  type EntryForm,
  type FormGroups,
  SHARE_GROUP,
  TIMES_GROUP,
  TYPE_GROUP,
  form,
  group,
  number,
  ofTen,
  pain,
  place,
  scored,
  stool,
} from './form-parts';
import { COUNT, SEVERAL, valueOf } from './numbers';

const PAINS: readonly EntryForm[] = [
  form(
    `(?:${HAVE})?(?:my )?(?:(?<where>${PLACE_EN}) )?(?:pains?|aches?|cramps)(?: level| score| rating)?(?:${place(1)})?(?:${scored(1)})(?:${place(3)})?`,
    pain,
  ),
  form(`(?:${HAVE})?${ofTen(1)} (?:(?<where>${PLACE_EN}) )?pain(?:${place(1)})?`, pain),
  form(`(?:my )?(?<where>${PLACE_EN}) (?:hurts?|aches?|is hurting)(?:\\s*[:,]\\s*| )${ofTen(1)}`, pain),
  form(
    `(?:${HAVE})?(?:an? )?(?:(?<named1>${Object.keys(NAMED_PAINS).join('|')})(?:\\s*[:=,]\\s*| (?:is |was |at |of )?(?:an? )?)${ofTen(1)}|${ofTen(2)} (?<named2>${Object.keys(NAMED_PAINS).join('|')}))`,
    (groups) => pain(groups, NAMED_PAINS[group(groups, 'named') ?? ''] ?? null),
  ),
  form(
    `(?:${HAVE})?(?:el |mi )?dolor(?: (?:en|de) (?:el |la |los |las |mi |mis )?(?<where1>${PLACE_ES})| (?<where2>${PLACE_ES}))?(?:${scored(1)})(?:${place(3)})?`,
    pain,
  ),
  form(`me duelen? (?:el |la |los |las |mi |mis )?(?<where>${PLACE_ES})(?:\\s*[:,]\\s*| )(?:un )?${ofTen(1)}`, pain),
];

/** A whole clause that denies any pain: `no pain at all`. In a list of what was not, it denies no more than it says. */
const NO_PAINS: readonly EntryForm[] = [
  form(`(?:${anyLanguage(({ feelings }) => feelings.noPain)})`, () => ({ kind: 'pain', strength: 0, where: null })),
];

const WENT = "(?:i |i've |i have )?(?:went|gone|been|pooped|poo'd|defecated)(?: to the (?:toilet|loo|bathroom))?";

/** A remark on a stool that no field of its entry holds. */
const URGENT = '(?:,? (?:and )?(?:very |muy )?(?:urgent|urgente)(?:ly)?)?';

const STOOL_FORMS: readonly EntryForm[] = [
  form(
    `(?:${HAVE})?(?:a |another(?: one)?(?:,|:)? )?(?:(?<count9>${COUNT}) )?${TYPE_GROUP(1)}(?: ${STOOL_LOOKS})?(?: (?<noun>${STOOLS}))?(?:${BLOOD(1)})?(?:,?(?:${TIMES_GROUP(1)}))?(?:${BLOOD(2)})?${URGENT}`,
    stool,
  ),
  form(
    `(?:${HAVE})?(?:(?<count9>${COUNT}) )?(?:${STOOL_LOOKS} |(?<with9>bloody) ){0,2}(?<noun>${STOOLS})(?:,?(?:${TIMES_GROUP(1)}))?(?:${BLOOD(1)})?${SHARE_GROUP(1)}?(?:${BLOOD(2)})?`,
    stool,
  ),
  form(`(?:${STOOLS})\\s*[:=]\\s*(?<count>${COUNT})(?:${BLOOD(1)})?`, stool),
  form(`${WENT}(?:${TIMES_GROUP(1)})(?:${SHARE_GROUP(1)})?(?:${BLOOD(1)})?`, stool),
  form(`(?:i )?(?:just )?(?:pooped|poo'd|defecated)(?:${BLOOD(1)})?`, stool),
  form(
    `(?:he ido|fui|he hecho caca|hice caca|defequé)(?: al baño)?(?:${TIMES_GROUP(1)})(?:${SHARE_GROUP(1)})?(?:${BLOOD(1)})?`,
    stool,
  ),
];

const SEVERITY = `(?<severity>${Object.keys(SEVERITIES).join('|')})`;

const felt = (groups: FormGroups): Thing | null => {
  const what = group(groups, 'what');
  const severity = group(groups, 'severity');
  const value = number(groups, 'strength');
  if (what === undefined || (value !== null && value > 10)) return null;
  const said: Strength | null = value ?? (severity === undefined ? null : (SEVERITIES[severity] ?? null));
  return { kind: 'symptom', what, strength: said };
};

const SYMPTOMS: readonly EntryForm[] = [
  form(
    `(?:${HAVE})?(?:some |a bit of |a little |un poco de |algo de )?(?:${SEVERITY} )?(?<what>${BAD}(?:${SYMPTOMS_EN}|${SYMPTOMS_ES}))(?:(?:\\s*[:,=]\\s*| (?:is |was |at |es )?)${ofTen(1)})?`,
    felt,
  ),
  form(`(?:${HAVE})?(?<what>${SYMPTOMS_EN}|${SYMPTOMS_ES})(?:\\s*[:,(]\\s*| )(?:is |was )?${SEVERITY}\\)?`, felt),
  form(
    `(?:(?:i |i'm |i am |i've been )?(?:just )?(?:felt|feel|feeling)|i'm|i am|i was|me siento|me sentí|estoy) ${DEGREE}(?<what>${FELT_SYMPTOMS})`,
    felt,
  ),
];

const mood = (groups: FormGroups): Thing | null => {
  const value = number(groups, 'strength');
  const what = group(groups, 'what') ?? null;
  return (value !== null && value > 10) || (value === null && what === null)
    ? null
    : { kind: 'mood', what, strength: value };
};

const MOOD_NAMES = '(?:my |mi )?(?:mood|ánimo|estado de ánimo|humor)(?: is| was| es)?';

const MOOD_FORMS: readonly EntryForm[] = [
  form(`${MOOD_NAMES}(?:\\s*[:=,]\\s*| )${ofTen(1)}`, mood),
  form(`${MOOD_NAMES}(?:\\s*[:=,]\\s*| )(?<what>${MOODS})`, mood),
  form(
    `(?:(?:i |i'm |i am )?(?:just )?(?:felt|feel|feeling)|me siento|me sentí|estoy) (?<what>${DEGREE}(?:${FELT_MOODS}))(?:(?:\\s*[:,]\\s*| )${ofTen(1)})?`,
    mood,
  ),
  // `Low 3/10` and `down 2/10` may be of anything.
  form(`(?!low|down)(?<what>${FELT_MOODS})(?:\\s*[:,]\\s*| )${ofTen(1)}`, mood),
];

const HOURS = String.raw`(?<hours>\d{1,2}(?:[.,]\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?<half> and a half)? ?(?:hours?'?|hrs?|h|horas?)(?<halfafter> and a half| y media)?(?:(?: and| y)? ?(?<minutes>\d{1,2}) ?(?:minutes?|mins?|m|minutos?))?`;

const slept = (groups: FormGroups): Thing | null => {
  const word = groups.hours ?? '';
  const hours = word === 'once' ? 11 : valueOf(word);
  const isHalf = groups.half !== undefined || groups.halfafter !== undefined;
  if (hours === null || (isHalf && groups.minutes !== undefined)) return null;
  const minutes = Math.round(hours * 60) + (isHalf ? 30 : 0) + Number(groups.minutes ?? 0);
  return minutes > 0 && minutes <= 24 * 60 ? { kind: 'sleep', minutes } : null;
};

const SLEEP: readonly EntryForm[] = [
  form(
    `(?:i |i've )?(?:slept|dormí|he dormido)(?: (?:really |very |quite |muy )?(?:badly|poorly|well|okay|ok|fine|terribly|lightly|mal|bien))?,?(?: for)? ${ABOUT}${HOURS}`,
    slept,
  ),
  form(`(?:i )?(?:got |had |had got )?(?:only )?${ABOUT}${HOURS} (?:of |de )?(?:sleep|sueño)`, slept),
  form(`(?:sleep|slept|sueño)\\s*[:=,]\\s*${HOURS}`, slept),
];

const WORD_NUMBER =
  '(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty|sixty|seventy-five|eighty|hundred|thousand|half|a|an|and|un|una|dos|tres|cuatro|cinco|seis|ocho|diez|medio|media|cien|ciento|doscientos|quinientos|seiscientos|mil|y) ){1,6}?';
const DOSE_NUMBER = String.raw`(?:\d{1,5}(?:[.,]\d{1,3})? ?|${WORD_NUMBER})`;
const dose = (id: number): string => `(?<dose${id}>${DOSE_NUMBER}(?:${DOSE_UNITS})(?: ?x ?\\d{1,2})?)`;
const sharedDose = (id: number): string => `(?<shared${id}>${DOSE_NUMBER}(?:${SHARED_UNITS})(?: ?x ?\\d{1,2})?)`;
const pieces = (id: number): string => `(?<pieces${id}>(?:\\d{1,2}(?:[.,]5)?|${WORD_NUMBER.trim()}) ?(?:${PIECES}))`;
const NAME = String.raw`(?<name>\p{L}[\p{L}\p{N}-]*(?: \p{L}[\p{L}\p{N}-]*){0,2})(?![\p{L}\p{N}-])`;
/** The reason a medicine was taken. */
export const FOR_WHAT = `(?: (?:for|para) (?:my |the |a |an |el |la |los |las )?(?:headache|migraine|pain|cramps?|nausea|fever|cold|dolor(?: de ${PLACE_ES})?|fiebre|${PLACE_EN}))?`;

/** Reads a dose. In a unit that no food has, any one-word name will do; otherwise the medicine must be known. */
const medication = (groups: FormGroups): Thing | null => {
  const name = groups.name ?? '';
  const own = group(groups, 'dose');
  const said = own ?? group(groups, 'shared') ?? group(groups, 'pieces') ?? null;
  const isOne = isMedicine(name) || ((own !== undefined || group(groups, 'pieces') !== undefined) && isName(name));
  return isOne ? { kind: 'medication', name, dose: said === null ? null : said.trim() } : null;
};

const MEDICATIONS: readonly EntryForm[] = [
  form(
    `(?:${TOOK} )?(?:the |a |my )?(?:${dose(1)}|${sharedDose(1)}) (?:of |de )?(?:my )?${NAME}${FOR_WHAT}`,
    medication,
  ),
  form(`(?:${TOOK} )?${NAME}(?:,|:)? ?(?:${dose(1)}|${sharedDose(1)})${FOR_WHAT}`, medication),
  form(`(?:${TOOK} )?${pieces(1)} (?:of |de )(?:the |my )?${NAME}${FOR_WHAT}`, medication),
  form(
    `(?:${TOOK} )?(?<count>${COUNT}) ${NAME} (?<pieces>${PIECES})${FOR_WHAT}`,
    ({ count, pieces: unit, ...groups }) =>
      isMedicine(groups.name ?? '') ? medication({ ...groups, pieces: `${count} ${unit}` }) : null,
  ),
  form(
    `${TOOK} (?:(?<pieces>\\d{1,2}|half an?|one|two|three|four|dos|tres|cuatro|medio|media) |an? |un |una |some |el |la |the )?${NAME}${FOR_WHAT}`,
    (groups) => (isMedicine(groups.name ?? '') ? medication(groups) : null),
  ),
];

const amountOf = (groups: FormGroups): Amount | null => {
  const value = number(groups, 'amount');
  return value === null ? null : { value, unit: group(groups, 'unit') ?? null };
};

const drink =
  (isKnown: (what: string) => boolean) =>
  (groups: FormGroups): Thing | null => {
    const what = group(groups, 'what') ?? '';
    return isKnown(what) ? { kind: 'drink', what, amount: amountOf(groups) } : null;
  };
const isDrink = (what: string): boolean => isWhollyOf('drink', what);
const always = (): boolean => true;

const DRINKS: readonly EntryForm[] = [
  form(`(?:${DRANK} )?(?<amount>${COUNT}) ?(?<unit>${CONTAINERS}) of (?<what>[\\p{L} -]{2,40})`, drink(isDrink)),
  form(`(?:${DRANK} )?(?<amount>${COUNT}) ?(?<unit>ml|cl|l) (?<what>[\\p{L} -]{2,40})`, drink(isDrink)),
  form(`(?:${DRANK} )?(?:(?<amount>${COUNT}) |some |my |the )?(?<what>[\\p{L} -]{2,40})`, drink(isDrink)),
  form(`(?<what>[\\p{L} -]{2,40}), (?<amount>${COUNT}) ?(?<unit>${CONTAINERS})`, drink(isDrink)),
  form(`(?<what>${DRINKS_ES}), (?<amount>${COUNT}) ?(?<unit>${CONTAINERS})`, drink(always)),
  form(`(?:${DRANK} )?(?<amount>${COUNT}) ?(?<unit>${CONTAINERS}) de (?<what>${DRINKS_ES})`, drink(always)),
  form(`(?:${DRANK} )?(?:(?<amount>${COUNT}) |el |mi )?(?<what>${DRINKS_ES})s?`, drink(always)),
];

const meal =
  (isKnown: (what: string) => boolean) =>
  (groups: FormGroups): Thing | null => {
    const what = group(groups, 'what') ?? '';
    return isKnown(what) ? { kind: 'meal', what, amount: amountOf(groups) } : null;
  };
const isFood = (what: string): boolean => isWhollyOf('food', what);

const AMOUNT_OF_FOOD = `(?:(?<amount>${COUNT}) (?:(?<unit>${PORTIONS}) of )?|some |my |the )?`;
const FOOD_ES = `(?:${FOODS_ES})(?: (?:con|y|a la plancha|al horno|al vapor|frit[oa]s?|cocid[oa]s?|integral|de (?:pollo|pavo|verduras|tomate|queso|pescado|atún|arroz|fruta))(?: (?:${FOODS_ES}))?){0,3}`;

const EATEN: readonly EntryForm[] = [
  form(`${ATE} ${AMOUNT_OF_FOOD}(?<what>[\\p{L} -]{2,60})`, meal(isFood)),
  form(`(?:${MEALS})(?: was)?(?:\\s*[:–-]\\s*| )${AMOUNT_OF_FOOD}(?<what>[\\p{L} -]{2,60})`, meal(isFood)),
  form(`(?<amount>${COUNT}) (?<unit>${PORTIONS}) of (?<what>[\\p{L} -]{2,60})`, meal(isFood)),
  form(`(?<what>[\\p{L} -]{2,60}), (?<amount>${COUNT}) (?<unit>${PORTIONS})`, meal(isFood)),
  form(`(?<amount>\\d{1,2}|${SEVERAL}) (?<what>[\\p{L} -]{2,60})`, meal(isFood)),
  form(
    `(?:${ATE_ES}|(?:desayuno|almuerzo|cena|merienda)\\s*:) (?:(?<amount>${COUNT}) (?:(?<unit>${PORTIONS}) de )?|el |la |los |las |mi )?(?<what>${FOOD_ES})`,
    meal(always),
  ),
];

/** All forms in the order they are tried: those with a scale or unit of their own come first. */
const ALL: readonly EntryForm[] = [
  ...PAINS,
  ...NO_PAINS,
  ...STOOL_FORMS,
  ...SYMPTOMS,
  ...MOOD_FORMS,
  ...SLEEP,
  ...MEDICATIONS,
  ...DRINKS,
  ...EATEN,
];

/** The thing in a clause, if one form matches all of it. `clause`: in lower case, without its time. */
export const thingOf = (clause: string): Thing | null => {
  for (const { pattern, read } of ALL) {
    const match = pattern.exec(clause);
    const thing = match === null ? null : read(match.groups ?? {});
    if (thing !== null) return thing;
  }
  return null;
};
