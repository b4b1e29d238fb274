import { MONTHS, WEEKDAYS } from '../languages/calendar-words';
import { anyLanguage, asWhole, eachLanguage } from '../languages/diary-languages';
import { diaryLanguages } from '../languages/understood';
import { FOOD_WORDS, MEDICINE, NO_NAMES, PIECES } from './diary-patterns';
import { knownNouns } from './health-words';

const AROUND_FOOD = new Set(FOOD_WORDS.split('|'));
const IS_PIECE = new RegExp(`^(?:${PIECES})$`, 'u');
const NO_NAME = new RegExp(`^(?:${NO_NAMES})$`, 'u');

const wordsIn = (text: string): readonly string[] => text.split(/[\s-]+/u).filter((word) => word !== '');

/** Whether a word describes a food or drink: `peppermint` in peppermint tea. */
export const isAroundFood = (word: string): boolean => AROUND_FOOD.has(word);

/** Names of meals and the like, which are not food; `squash` is mostly a drink. */
const NO_FOOD = new RegExp(`^(?:${anyLanguage(({ food }) => food.noFoods)})s?$`, 'u');

const JOINS = anyLanguage(({ food }) => food.joins).split('|');
const JOINS_OF_TWO = anyLanguage(({ food }) => food.twoThings).split('|');
const ARTICLE = asWhole(anyLanguage(({ food }) => food.foodArticles));

/**
 * Whether a whole text is a drink or a food by WordNet, with words for how it was made. In `rice with milk`, the rice
 * decides.
 */
export const isWhollyOf = (kind: 'drink' | 'food', text: string): boolean => {
  const said = wordsIn(text);
  // `Four puffs` are of an inhaler.
  if (IS_PIECE.test(text)) return false;
  if (kind === 'food' && said.some((word) => NO_FOOD.test(word))) return false;
  if (said.length === 0 || said.length > 8 || !/^[\p{L} -]+$/u.test(text)) return false;
  const nouns = knownNouns(text).filter((noun) => noun.kind === 'food' || noun.kind === 'drink');
  if (nouns.some(({ isName }) => isName)) return false;
  // `Toast and coffee` and `water and a tea` are two things, `gin and tonic` is one.
  const joint = said.findIndex((word) => JOINS_OF_TWO.includes(word));
  if (joint >= 0 && (ARTICLE.test(said[joint + 1] ?? '') || nouns.some((noun) => noun.kind !== kind))) return false;
  const covered = new Set(nouns.flatMap(({ words }) => words));
  if (!said.every((word) => covered.has(word) || AROUND_FOOD.has(word))) return false;
  const join = said.findIndex((word, at) => at > 0 && JOINS.includes(word));
  const last = said.at(join < 0 ? -1 : join - 1);
  return nouns.some((noun) => noun.kind === kind && noun.words.at(-1) === last) && !JOINS.includes(said.at(-1) ?? '');
};

const GRAMMAR_AND_TIME: ReadonlySet<string> = new Set([
  ...diaryLanguages.flatMap(({ functionWords }) => [...functionWords]),
  ...[...WEEKDAYS, ...MONTHS].flat(),
  ...eachLanguage(({ time }) => time.noNames).flatMap((words) => words.split(' ')),
]);

export const isOfGrammarOrTime = (word: string): boolean => GRAMMAR_AND_TIME.has(word);

/** Whether a word could be the name of a medicine. */
export const isName = (word: string): boolean =>
  /^\p{L}[\p{L}\p{N}-]{2,30}$/u.test(word) &&
  !NO_NAME.test(word) &&
  !isOfGrammarOrTime(word) &&
  !knownNouns(word).some(({ kind }) => kind !== 'medicine');

const LONG_NAME = asWhole(anyLanguage(({ medicines }) => medicines.longNames));

/** Whether a word ends like a medicine, in the singular or plural, and in the Spanish forms of international names. */
const isMedicineByName = (word: string): boolean =>
  [/$/u, /e?s$/u, /[aeo]s?$/u].some((ending) => MEDICINE.test(word.replace(ending, '')));

/** Whether a whole text is a known medicine. */
export const isMedicine = (text: string): boolean => {
  if (LONG_NAME.test(text)) return true;
  // The ending of the last word says nothing about the word before: `no ibuprofen`, `maybe ibuprofen`.
  if (!text.includes(' ') && isMedicineByName(text)) return true;
  const nouns = knownNouns(text);
  const [noun] = nouns;
  return nouns.length === 1 && noun?.kind === 'medicine' && !noun.isName && noun.words.length === wordsIn(text).length;
};
