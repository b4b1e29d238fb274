import type { Amount, Strength, Thing } from '#events/conversations/diary-entry';
import { isMedicine, isName, isWhollyOf } from './names';
import { COUNT, SEVERAL, valueOf } from './numbers';
import {
  ABOUT,
  ATE,
  ATE_ES,
  BAD,
  CONTAINERS,
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
  OF_TEN,
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
} from './words';

type Groups = Readonly<Partial<Record<string, string>>>;

interface Form {
  readonly pattern: RegExp;
  /** Null if what matched says something else after all. */
  read(groups: Groups): Thing | null;
}

const form = (pattern: string, read: Form['read']): Form => ({ pattern: new RegExp(`^(?:${pattern})$`, 'u'), read });

/** The first group that matched, of those whose names begin like this: a name stands once in a pattern. */
const group = (groups: Groups, name: string): string | undefined =>
  Object.entries(groups).find(([key, text]) => text !== undefined && key.replace(/\d+$/, '') === name)?.[1];

const number = (groups: Groups, name: string): number | null => valueOf(group(groups, name) ?? '');

const NUMBER = String.raw`\d{1,2}(?:[.,]5)?|zero|one|two|three|four|five|six|seven|eight|nine|ten|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez`;
const strength = (id: number): string => `(?<strength${id}>${NUMBER})`;
/** `7/10`. */
const ofTen = (id: number): string => `${ABOUT}(?:an? )?${strength(id)}${OF_TEN}`;
/** `: 7/10`, `is 7`, `at a 7/10`. */
const scored = (id: number): string =>
  `(?:\\s*[:=]\\s*| (?:is |was |of |level |score |is at |was at |es |fue |de |nivel |es de |fue de )?(?:an? |un )?)(?:${ofTen(id)}|${strength(id + 1)})| (?:at|a) (?:an? |un )?${ofTen(id + 2)}`;

const place = (id: number): string =>
  `(?:,? (?:in|on|around|at) (?:my |the )?|,? )(?<where${id}>${PLACE_EN})|,? (?:en|de) (?:el |la |los |las |mi |mis )?(?<where${id + 1}>${PLACE_ES})`;

/** Of two places nobody can tell which one hurts so much. */
const isTwice = (groups: Groups, name: string): boolean =>
  Object.entries(groups).filter(([key, text]) => text !== undefined && key.replace(/\d+$/, '') === name).length > 1;

const pain = (groups: Groups, where: string | null = group(groups, 'where') ?? null): Thing | null => {
  if (isTwice(groups, 'where')) return null;
  const value = number(groups, 'strength');
  return value === null || value > 10 ? null : { kind: 'pain', strength: value, where };
};

const PAINS: readonly Form[] = [
  form(
    `(?:${HAVE})?(?:my )?(?:(?<where>${PLACE_EN}) )?(?:pains?|aches?)(?: level| score| rating)?(?:${place(1)})?(?:${scored(1)})(?:${place(3)})?`,
    pain,
  ),
  form(`(?:${HAVE})?${ofTen(1)} (?:(?<where>${PLACE_EN}) )?pain(?:${place(1)})?`, pain),
  form(`my (?<where>${PLACE_EN}) (?:hurts?|aches?|is hurting)(?:\\s*[:,]\\s*| )${ofTen(1)}`, pain),
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

/** Of `stool 3` nobody can tell whether it is a type or a number. */
const TYPE = (id: number): string =>
  `(?:(?:bristol|bss|bsfs)(?: stool)?(?: scale| chart| score)?(?: type| tipo)?|(?:(?:stool|poop|bm|heces|deposición) )?(?:type|tipo))\\s*[:#]?\\s*(?<bristol${id}>[1-7])`;
const TIMES = (id: number): string =>
  ` ?x ?(?<count${id}>\\d{1,2})| (?<count${id + 1}>${COUNT}) (?:times|veces)| (?<once${id}>once|twice|thrice)`;
const BLOOD = (id: number): string =>
  `(?:,| -|;)? (?:and )?(?:(?<without${id}>no blood|without (?:any )?blood|sin sangre)|(?<with${id}>(?:with )(?:some |a little |a bit of |bright red )?blood|con (?:algo de |un poco de )?sangre))`;
const SHARE = (id: number): string => `(?:,? (?:all |todas )?(?:of )?${TYPE(id)})`;

const stool = (groups: Groups): Thing | null => {
  const once = group(groups, 'once');
  const count = once === undefined ? (number(groups, 'count') ?? 1) : (valueOf(once) ?? 1);
  const bristol = group(groups, 'bristol');
  const blood = group(groups, 'with') !== undefined ? true : group(groups, 'without') !== undefined ? false : null;
  return Number.isInteger(count)
    ? { kind: 'stool', bristol: bristol === undefined ? null : Number(bristol), count, blood }
    : null;
};

const WENT = "(?:i |i've |i have )?(?:went|gone|been|pooped|poo'd|defecated)(?: to the (?:toilet|loo|bathroom))?";

const STOOL_FORMS: readonly Form[] = [
  form(
    `(?:${HAVE})?(?:a )?(?:(?<count9>${COUNT}) )?${TYPE(1)}(?: ${STOOL_LOOKS})?(?: (?:${STOOLS}))?(?:${BLOOD(1)})?(?:,?(?:${TIMES(1)}))?(?:${BLOOD(2)})?`,
    stool,
  ),
  form(
    `(?:${HAVE})?(?:(?<count9>${COUNT}) )?(?:${STOOL_LOOKS} ){0,2}(?:${STOOLS})(?:,?(?:${TIMES(1)}))?(?:${BLOOD(1)})?${SHARE(1)}?(?:${BLOOD(2)})?`,
    stool,
  ),
  form(`(?:${STOOLS})\\s*[:=]\\s*(?<count>${COUNT})(?:${BLOOD(1)})?`, stool),
  form(`${WENT}(?:${TIMES(1)})(?:${SHARE(1)})?(?:${BLOOD(1)})?`, stool),
  form(`(?:i )?(?:just )?(?:pooped|poo'd|defecated)(?:${BLOOD(1)})?`, stool),
  form(
    `(?:he ido|fui|he hecho caca|hice caca|defequé)(?: al baño)?(?:${TIMES(1)})(?:${SHARE(1)})?(?:${BLOOD(1)})?`,
    stool,
  ),
];

const SEVERITY = `(?<severity>${Object.keys(SEVERITIES).join('|')})`;

const felt = (groups: Groups): Thing | null => {
  const what = group(groups, 'what');
  const severity = group(groups, 'severity');
  const value = number(groups, 'strength');
  if (what === undefined || (value !== null && value > 10)) return null;
  const said: Strength | null = value ?? (severity === undefined ? null : (SEVERITIES[severity] ?? null));
  return { kind: 'symptom', what, strength: said };
};

const SYMPTOMS: readonly Form[] = [
  form(
    `(?:${HAVE})?(?:some |a bit of |a little |un poco de |algo de )?(?:${SEVERITY} )?(?<what>${BAD}(?:${SYMPTOMS_EN}|${SYMPTOMS_ES}))(?:(?:\\s*[:,=]\\s*| (?:is |was |at |es )?)${ofTen(1)})?`,
    felt,
  ),
  form(`(?:${HAVE})?(?<what>${SYMPTOMS_EN}|${SYMPTOMS_ES})(?:\\s*[:,(]\\s*| )(?:is |was )?${SEVERITY}\\)?`, felt),
  form(
    `(?:(?:i |i'm |i am |i've been )?(?:just )?(?:felt|feel|feeling)|i'm|i am|i was|me siento|me sentí|estoy) (?<what>${FELT_SYMPTOMS})`,
    felt,
  ),
];

const mood = (groups: Groups): Thing | null => {
  const value = number(groups, 'strength');
  const what = group(groups, 'what') ?? null;
  return (value !== null && value > 10) || (value === null && what === null)
    ? null
    : { kind: 'mood', what, strength: value };
};

const MOOD_NAMES = '(?:my |mi )?(?:mood|ánimo|estado de ánimo|humor)(?: is| was| es)?';

const MOOD_FORMS: readonly Form[] = [
  form(`${MOOD_NAMES}(?:\\s*[:=,]\\s*| )${ofTen(1)}`, mood),
  form(`${MOOD_NAMES}(?:\\s*[:=,]\\s*| )(?<what>${MOODS})`, mood),
  form(
    `(?:(?:i |i'm |i am )?(?:just )?(?:felt|feel|feeling)|me siento|me sentí|estoy) (?<what>(?:(?:very|really|quite|so|muy|bastante) )?(?:${FELT_MOODS}))`,
    mood,
  ),
];

const HOURS = String.raw`(?<hours>\d{1,2}(?:[.,]\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?<half> and a half)? ?(?:hours?'?|hrs?|h|horas?)(?<halfafter> and a half| y media)?(?:(?: and| y)? ?(?<minutes>\d{1,2}) ?(?:minutes?|mins?|m|minutos?))?`;

const slept = (groups: Groups): Thing | null => {
  const word = groups.hours ?? '';
  const hours = word === 'once' ? 11 : valueOf(word);
  const isHalf = groups.half !== undefined || groups.halfafter !== undefined;
  if (hours === null || (isHalf && groups.minutes !== undefined)) return null;
  const minutes = Math.round(hours * 60) + (isHalf ? 30 : 0) + Number(groups.minutes ?? 0);
  return minutes > 0 && minutes <= 24 * 60 ? { kind: 'sleep', minutes } : null;
};

const SLEEP: readonly Form[] = [
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
/** What a medicine was taken for. */
export const FOR_WHAT = `(?: (?:for|para) (?:my |the |a |an |el |la |los |las )?(?:headache|migraine|pain|cramps?|nausea|fever|cold|dolor(?: de ${PLACE_ES})?|fiebre|${PLACE_EN}))?`;

/** A dose in units that no food has is one of whatever is named, by one word; any other of what is known to be a medicine. */
const medication = (groups: Groups): Thing | null => {
  const name = groups.name ?? '';
  const own = group(groups, 'dose');
  const said = own ?? group(groups, 'shared') ?? group(groups, 'pieces') ?? null;
  const isOne = isMedicine(name) || ((own !== undefined || group(groups, 'pieces') !== undefined) && isName(name));
  return isOne ? { kind: 'medication', name, dose: said === null ? null : said.trim() } : null;
};

const MEDICATIONS: readonly Form[] = [
  form(
    `(?:${TOOK} )?(?:the |a |my )?(?:${dose(1)}|${sharedDose(1)}) (?:of |de )?(?:my )?${NAME}${FOR_WHAT}`,
    medication,
  ),
  form(`(?:${TOOK} )?${NAME}(?:,|:)? ?(?:${dose(1)}|${sharedDose(1)})${FOR_WHAT}`, medication),
  form(`(?:${TOOK} )?${pieces(1)} (?:of |de )(?:the |my )?${NAME}${FOR_WHAT}`, medication),
  form(
    `${TOOK} (?:(?<pieces>\\d{1,2}|half an?|one|two|three|four|dos|tres|cuatro|medio|media) |an? |un |una |some |el |la |the )?${NAME}${FOR_WHAT}`,
    (groups) => (isMedicine(groups.name ?? '') ? medication(groups) : null),
  ),
];

const amountOf = (groups: Groups): Amount | null => {
  const value = number(groups, 'amount');
  return value === null ? null : { value, unit: group(groups, 'unit') ?? null };
};

const drink =
  (isKnown: (what: string) => boolean) =>
  (groups: Groups): Thing | null => {
    const what = group(groups, 'what') ?? '';
    return isKnown(what) ? { kind: 'drink', what, amount: amountOf(groups) } : null;
  };
const isDrink = (what: string): boolean => isWhollyOf('drink', what);
const always = (): boolean => true;

const DRINKS: readonly Form[] = [
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
  (groups: Groups): Thing | null => {
    const what = group(groups, 'what') ?? '';
    return isKnown(what) ? { kind: 'meal', what, amount: amountOf(groups) } : null;
  };
const isFood = (what: string): boolean => isWhollyOf('food', what);

const AMOUNT_OF_FOOD = `(?:(?<amount>${COUNT}) (?:(?<unit>${PORTIONS}) of )?|some |my |the )?`;
const FOOD_ES = `(?:${FOODS_ES})(?: (?:con|y|a la plancha|al horno|al vapor|frit[oa]s?|cocid[oa]s?|integral|de (?:pollo|pavo|verduras|tomate|queso|pescado|atún|arroz|fruta))(?: (?:${FOODS_ES}))?){0,3}`;

const EATEN: readonly Form[] = [
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

/** In the order in which they are tried: what has a scale or a unit of its own comes first. */
const ALL: readonly Form[] = [
  ...PAINS,
  ...STOOL_FORMS,
  ...SYMPTOMS,
  ...MOOD_FORMS,
  ...SLEEP,
  ...MEDICATIONS,
  ...DRINKS,
  ...EATEN,
];

/** What a clause tells, if one form takes all of it. `clause`: in lower case, without its time. */
export const thingOf = (clause: string): Thing | null => {
  for (const { pattern, read } of ALL) {
    const match = pattern.exec(clause);
    const thing = match === null ? null : read(match.groups ?? {});
    if (thing !== null) return thing;
  }
  return null;
};
