import type { Amount } from '#events/conversations/diary-entry';
import { anyLanguage, asWhole, asWords } from '../languages/diary-languages';
import { NUMBERS } from '../languages/diary-number-words';
import { diaryLanguages } from '../languages/understood';
import { isWhollyOf } from '../proposing/diary-names';
import { CONTAINERS, PORTIONS } from '../proposing/diary-patterns';
import { COUNT, valueOf } from '../proposing/numbers';
import { agreed, isDivided } from './agreed';
import { type Clause, WITHOUT } from './clause';
import type { KindReading } from './reading-of-kind';

/** A food or drink in a clause, and its position. */
interface Span {
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

const MAX_WORDS = 6;
/** Words that cannot begin a name but may be inside it: `with`. */
const OPENS_NO_NAME = asWhole(anyLanguage(({ food }) => food.openingNoName));
const FOODS = anyLanguage(({ food }) => food.foods);
/** Names in other languages, which WordNet does not have. */
const FURTHER_NAMES: Readonly<Record<'food' | 'drink', RegExp>> = {
  drink: asWords(
    [anyLanguage(({ food }) => food.drinks), anyLanguage(({ food }) => food.furtherDrinks)].join('|'),
    'gu',
  ),
  food: asWords(`(?:${FOODS})(?: (?:${anyLanguage(({ food }) => food.foodJoins)}) (?:${FOODS}))?`, 'gu'),
};

/** A participle with the stem of a food: the `salted` of `popcorn, medium, salted`. */
const NO_NOUN = /(?<!e)ed$/u;

/** The foods or drinks in a clause. Each is the longest run of words that is one. */
const spansOf = (kind: 'food' | 'drink', text: string): readonly Span[] => {
  const words = [...text.matchAll(/[\p{L}'-]+/gu)];
  const found: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    const span = longestFrom(kind, text, words, at);
    if (span === null) continue;
    found.push(span);
    while (at + 1 < words.length && (words[at + 1]?.index ?? 0) < span.to) at++;
  }
  const further = [...text.matchAll(FURTHER_NAMES[kind])].map(({ 0: what, index }) => ({
    what,
    from: index,
    to: index + what.length,
  }));
  // WordNet has the `tostada` of `tostada con tomate`.
  const longerThan = (span: Span): Span | undefined =>
    further.find(({ what, from, to }) => from <= span.from && to >= span.to && what.length > span.what.length);
  return found.length > 0 ? found.map((span) => longerThan(span) ?? span) : further;
};

/** The text without dishes whose names contain a part of the body: `pork belly`. */
export const withoutDishes = (text: string): string =>
  spansOf('food', text)
    .filter(({ what }) => what.includes(' '))
    .reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text);

const longestFrom = (
  kind: 'food' | 'drink',
  text: string,
  words: readonly RegExpExecArray[],
  at: number,
): Span | null => {
  const first = words[at];
  if (first === undefined || OPENS_NO_NAME.test(first[0])) return null;
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    const last = words[at + length - 1];
    if (last === undefined) continue;
    const to = last.index + last[0].length;
    const what = text.slice(first.index, to);
    if (/[^\p{L} -]/u.test(what)) continue;
    // `Tea biscuits` are not a drink.
    const next = words[at + length];
    const isOfNext =
      kind === 'drink' &&
      next !== undefined &&
      next.index === to + 1 &&
      isWhollyOf('food', next[0]) &&
      !isWhollyOf(kind, next[0]);
    if (
      last[0].length > 2 &&
      !NO_NOUN.test(last[0]) &&
      !OPENS_NO_NAME.test(last[0]) &&
      !isOfNext &&
      isWhollyOf(kind, what)
    )
      return { what, from: first.index, to };
  }
  return null;
};

const UNITS: Readonly<Record<'food' | 'drink', string>> = {
  drink: `${CONTAINERS}|${anyLanguage(({ food }) => food.furtherContainers)}`,
  food: `${PORTIONS}|${anyLanguage(({ food }) => food.furtherPortions)}`,
};
const FIGURE = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const plainAmountOf = (units: string): RegExp =>
  new RegExp(`(?:${FIGURE} ?)?(?:${units}) (?:(?:${anyLanguage(({ food }) => food.afterPlainUnit)}) )?$`, 'u');
/** An amount with its unit at the end of the words before a name: `2 cups of`. */
const PLAIN_AMOUNT = { drink: plainAmountOf(UNITS.drink), food: plainAmountOf(UNITS.food) };
/** Precedes a number that is not part of a pair: not the `3` of `2 or 3`. */
const SOLE = String.raw`(?<![\p{L}\p{N}/]|\p{N} ?[.,:–-] ?|(?:\p{N}|${anyLanguage(({ figures }) => figures.smallNumbers)}) (?:${anyLanguage(({ figures }) => figures.amountJoins)}) )`;
/** Half a unit more: `a litre and a half`. */
const HALF_MORE = anyLanguage(({ sleep }) => sleep.halfAfter);
const HALF = new RegExp(`^(?:${anyLanguage(({ food }) => food.half)})`, 'u');

/** A unit in the singular that opens its clause: `pint of water`. */
const oneOf = (kind: 'food' | 'drink', ahead: string): string | null =>
  new RegExp(`^ (?<unit>(?:${UNITS[kind]})(?<![^s]s)) (?:(?:${anyLanguage(({ food }) => food.ofUnit)}) )$`, 'u').exec(
    ahead,
  )?.groups?.unit ?? null;

/** The amount next to a food or drink. Null if the number is one of two: `2 or 3 eggs`. */
const amountBeside = (kind: 'food' | 'drink', text: string, { from, to }: Span): Amount | null => {
  const before = new RegExp(
    `${SOLE}(?<value>${FIGURE}|${COUNT}|${anyLanguage(({ food }) => food.halfOf)}) ?(?:(?<more>${HALF_MORE}) ?)?(?:(?<unit>${UNITS[kind]})(?<moreOfUnit>${HALF_MORE})? )?(?:(?:${anyLanguage(({ food }) => food.afterUnit)}) )?$`,
    'u',
  ).exec(text.slice(0, from));
  const behind = new RegExp(
    `^s?(?:,? ?x ?(?<times>\\d{1,2})|,? (?<value>${FIGURE}|${COUNT}) ?(?<unit>${UNITS[kind]}))(?![\\p{L}\\p{N}])`,
    'u',
  ).exec(text.slice(to));
  const { value: ahead = '', unit, more, moreOfUnit } = before?.groups ?? {};
  const wholeAhead = HALF.test(ahead) ? 0.5 : valueOf(ahead);
  const valueAhead = wholeAhead === null ? null : wholeAhead + ((more ?? moreOfUnit) === undefined ? 0 : 0.5);
  const { times, value: after, unit: unitAfter } = behind?.groups ?? {};
  const valueAfter = valueOf(times ?? after ?? '');
  if (valueAhead !== null && valueAfter !== null) return null;
  if (valueAhead !== null) {
    // `A coffee` means one; `a` before something uncountable gives no amount.
    return { value: valueAhead, unit: unit ?? null };
  }
  if (valueAfter !== null) return { value: valueAfter, unit: unitAfter ?? null };
  const one = oneOf(kind, text.slice(0, from));
  return one === null ? null : { value: 1, unit: one };
};

const EATING = asWords([anyLanguage(({ food }) => food.ate), anyLanguage(({ food }) => food.eating)].join('|'));
/** The beginning of a clause that only says what somebody had. */
const OPENS_WITH = new RegExp(
  `^ (?:(?:${anyLanguage(({ food }) => food.beforeFood)}) )?(?:[\\d.,/]+ |(?:${anyLanguage(({ food }) => food.foodArticles)}|${NUMBERS.flat().join('|')}) |\\p{L}+ (?:${anyLanguage(({ food }) => food.ofUnit)}) |x ?\\d+ )*$`,
  'u',
);

/** The end of such a clause. It has no verb whose subject is the food: not `the wine looked nice`. */
const ENDS_WITH = new RegExp(
  `^(?:e?s)?(?:,? ?x ?\\d+| (?:${anyLanguage(({ food }) => food.afterFood)})| (?:${anyLanguage(({ food }) => food.beforeCompany)}) .*|,? ${FIGURE} ?(?:${UNITS.drink}|${UNITS.food})(?!\\p{L}).*)? $`,
  'u',
);

const DRINKING = asWords(anyLanguage(({ food }) => food.drinking));
const HAD_AFTER_ALL = new RegExp(
  anyLanguage(({ food }) => food.hadAfterAll),
  'u',
);

/** Words that may follow a name without belonging to it, besides function words. */
const STANDS_BEHIND = asWhole(anyLanguage(({ food }) => food.afterName));
const UNIT_BEFORE = new RegExp(`(?<unit>\\p{L}+) (?:${anyLanguage(({ food }) => food.ofUnit)}) $`, 'u');
const POURED = new RegExp(` (?:${anyLanguage(({ food }) => food.poured)}) $`, 'u');
/** A drink that is also a meal, after words that make it the meal: `for tea`. */
const MEAL_DRINK = asWhole(anyLanguage(({ food }) => food.mealDrinks));
const BEFORE_MEAL_DRINK = new RegExp(` (?:${anyLanguage(({ food }) => food.beforeMealDrink)}) $`, 'u');

/**
 * Whether the words around a span belong to a longer name (`[cheese] toastie`, `[ginger] tea`, `an entire bar of [dairy
 * milk]`), or the span is a meal (`for [tea]`, `[tea]: rice`).
 */
const isPartOfName = (kind: 'food' | 'drink', { text, isLabel }: Clause, { what, from, to }: Span): boolean => {
  const next = /^ (?<word>\p{L}+)(?!\p{N})/u.exec(text.slice(to))?.groups?.word;
  const goesOn =
    next !== undefined &&
    !STANDS_BEHIND.test(next) &&
    !diaryLanguages.some(({ functionWords }) => functionWords.has(next));
  const measure = UNIT_BEFORE.exec(text.slice(0, from))?.groups?.unit;
  const isUnitOf = (each: 'food' | 'drink') => new RegExp(`^(?:${UNITS[each]})$`, 'u').test(measure ?? '');
  const isOfOtherUnit = isUnitOf(kind === 'food' ? 'drink' : 'food') && !isUnitOf(kind);
  // `Cornflakes with oat milk`: milk poured over a dish is not a drink.
  const isPoured = kind === 'drink' && POURED.test(text.slice(0, from));
  return (
    goesOn ||
    isOfOtherUnit ||
    isPoured ||
    (MEAL_DRINK.test(what) && (isLabel || BEFORE_MEAL_DRINK.test(text.slice(0, from))))
  );
};

/** A word for blood. A clause with one is about a stool, not about a drink: `nur Wasser mit Blut`. */
const BLOODY = asWords(anyLanguage(({ stools }) => stools.bloodWords));

/** Whether a part of the dish was left out, which makes it another dish: `tostada sin gluten`. */
const isFreeOf = ({ whole }: Clause, { what }: Span): boolean =>
  what.split(' ').some((word) => whole.replaceAll(WITHOUT, '\u0001').includes(`${word} \u0001`));

/** Whether brackets say what a meal was (`after breakfast (scrambled egg)`) rather than what a dish is made of. */
const tellsOfMeal = (clause: Clause, clauses: readonly Clause[]): boolean => {
  const before = clauses.slice(0, clauses.indexOf(clause)).findLast(({ isAside }) => !isAside);
  return before !== undefined && (before.moment.some(({ kind }) => kind === 'occasion') || MEAL_LAST.test(before.text));
};
const MEAL_LAST = new RegExp(
  `(?:${anyLanguage(({ food }) => food.mealNames)}|${anyLanguage(({ food }) => food.furtherMeals)}) $`,
  'u',
);

/**
 * Whether it belongs to a dish or drink that is named before it and followed by a list of its ingredients: `smoothie:
 * banana, oat milk`.
 */
const isIngredient = (clause: Clause, clauses: readonly Clause[]): boolean =>
  clauses.some(
    (each) =>
      each.isLabel &&
      each.sentence === clause.sentence &&
      clauses.indexOf(each) < clauses.indexOf(clause) &&
      (['food', 'drink'] as const).some((kind) => spansOf(kind, each.text).length > 0),
  );

/** `Porridge w blueberries` */
const SHORT_WITH = / w\/? /gu;

const hadIn = (kind: 'food' | 'drink', clauses: readonly Clause[]) =>
  clauses.flatMap((clause) => {
    const text = clause.text.replace(SHORT_WITH, ' with ');
    const mayTell =
      clause.isTold &&
      !(kind === 'drink' && BLOODY.test(text)) &&
      (!clause.isAside || tellsOfMeal(clause, clauses)) &&
      !isIngredient(clause, clauses);
    // A name that is both a food and a drink follows the verb: `squash` that was drunk is a drink.
    if (!mayTell || (kind === 'food' && DRINKING.test(text) && !EATING.test(text))) return [];
    const isHad = EATING.test(text) || DRINKING.test(text) || HAD_AFTER_ALL.test(text);
    return spansOf(kind, text).flatMap((span) => {
      const opens = OPENS_WITH.test(text.slice(0, span.from).replace(PLAIN_AMOUNT[kind], ''));
      const isAlone = opens && ENDS_WITH.test(text.slice(span.to));
      const isPart = isPartOfName(kind, { ...clause, text }, span) || isFreeOf(clause, span);
      return (isHad || isAlone) && !isPart ? [{ ...span, clause, amount: amountBeside(kind, text, span) }] : [];
    });
  });

export const readFood = (kind: 'meal' | 'drink', clauses: readonly Clause[]): KindReading | null => {
  const had = hadIn(kind === 'meal' ? 'food' : 'drink', clauses);
  if (had.length === 0) return null;
  const names = had.map((each) => each.what);
  const amounts = had.map((each) => each.amount);
  const what = agreed(names);
  const amount = what === null ? null : agreed(amounts);
  return {
    thing: { kind, what, amount },
    from: had.map(({ clause }) => clause),
    isOfSeveral: isDivided(names) || isDivided(amounts),
    leavesOpen: amounts.some((each) => each !== null) && amount === null,
  };
};
