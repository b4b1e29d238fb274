import { anyLanguage, diaryWords, namesOfAll } from '../languages/diary-languages';

const { en: english, de: german, es: spanish } = diaryWords;

export const HAVE =
  "(?:(?:i |i've |i have )?(?:just |also )?(?:had|have|having|got|woke(?: up)? with)|i've|i'm having|tengo|tuve|he tenido|con)(?: got| just)? (?:an? |some |un |una )?";

/** Words for an approximate amount: a proposal may be rounded. `6 or 7` is two numbers and does not match. */
export const ABOUT = `(?:(?:${anyLanguage(({ figures }) => figures.about)}) )?`;

export const OF_TEN = String.raw`(?:\s?\/\s?10|${anyLanguage(({ figures }) => figures.ofTen)})`;

/** The place of a pain: `lower left`, `right knee`, `lower back`. */
export const PLACE_EN = english.feelings.places;
export const PLACE_ES = spanish.feelings.places;
export const PLACE_DE = german.feelings.places;

/** Pains with a name of their own, mapped to where they are. */
export const NAMED_PAINS = namesOfAll(({ feelings }) => feelings.namedPains);

/** Where the pains are that have a name of their own, unless another place is said. */
export const PLACES_OF_PAINS = namesOfAll(({ feelings }) => feelings.placesOfPains);

/** Symptoms that people with chronic conditions write down, under the names that lists of symptoms use. */
export const SYMPTOMS_EN = english.feelings.symptoms;
export const SYMPTOMS_ES = spanish.feelings.symptoms;
export const SYMPTOMS = anyLanguage(({ feelings }) => feelings.symptoms);
export const FELT_SYMPTOMS = anyLanguage(({ feelings }) => feelings.feltSymptoms);

/** An amount of blood; `blood` alone may be about something else. */
export const A_LITTLE = '(?:some |a little |a bit of |bright red )';
export const SOME_BLOOD = `${A_LITTLE}?blood`;

/** Words for how strongly something is felt. */
export const DEGREE = `(?:(?:${anyLanguage(({ feelings }) => feelings.degrees)}) )?`;

/** Words for how bad something is, without a scale. */
export const BAD = '(?:(?:really |very |so |pretty )?(?:bad|awful|terrible|horrible|nasty|strong) )?';

export const SEVERITIES: Readonly<Record<string, 'mild' | 'moderate' | 'severe'>> = Object.fromEntries(
  (['mild', 'moderate', 'severe'] as const).flatMap((severity) =>
    anyLanguage(({ feelings }) => feelings[severity])
      .split('|')
      .map((word) => [word, severity] as const),
  ),
);

export const MOODS = anyLanguage(({ feelings }) => feelings.moods);
/** Moods that somebody feels, as opposed to what they are like in general. */
export const FELT_MOODS = anyLanguage(({ feelings }) => feelings.feltMoods);

export const STOOLS = anyLanguage(({ stools }) => stools.nouns);
export const STOOL_LOOKS =
  '(?:urgent|loose|soft|hard|watery|solid|formed|liquid|runny|normal|small|large|big|another|líquid[oa]s?|blandas?|duras?|sueltas?|flüssig|wässrig|breiig|weich|hart)';

export const TOOK = `(?:${anyLanguage(({ medicines }) => medicines.took)})(?: (?:${anyLanguage(({ medicines }) => medicines.afterTook)}))?`;
/** Units of doses, which no food or drink has. */
export const DOSE_UNITS = anyLanguage(({ medicines }) => medicines.doseUnits);
/** Units that foods and drinks have as well. */
export const SHARED_UNITS = anyLanguage(({ medicines }) => medicines.sharedUnits);
export const PIECES = anyLanguage(({ medicines }) => medicines.pieces);

/** Words that are not medicines: function words, and other things measured in milligrams. */
export const NO_NAMES = anyLanguage(({ medicines }) => medicines.noNames);

/**
 * Endings of international medicine names, after the stems of the World Health Organization (INN), in their English and
 * Spanish forms, and common names without such an ending.
 */
export const MEDICINE = new RegExp(
  `(?:${anyLanguage(({ medicines }) => medicines.endings)})$|^(?:${anyLanguage(({ medicines }) => medicines.names)})$`,
  'u',
);

export const DRANK = `(?:${anyLanguage(({ food }) => food.drank)})`;
export const CONTAINERS = anyLanguage(({ food }) => food.containers);
export const DRINKS_ES = spanish.food.drinks;

export const ATE = english.food.ate;
export const ATE_ES = spanish.food.ate;
export const PORTIONS = anyLanguage(({ food }) => food.portions);
export const MEALS = english.food.mealNames;
/** Words for how a food or drink was made. */
export const FOOD_WORDS = anyLanguage(({ food }) => food.around);

export const FOODS_ES = spanish.food.foods;
