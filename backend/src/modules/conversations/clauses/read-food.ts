import type { Amount } from '#events/conversations/diary-entry';
import { NUMBERS } from '../languages/number-words';
import { understood } from '../languages/understood';
import { isWhollyOf } from '../proposing/names';
import { COUNT, valueOf } from '../proposing/numbers';
import { ATE, ATE_ES, CONTAINERS, DRINKS_ES, FOODS_ES, MEALS, PORTIONS } from '../proposing/words';
import type { KindReading } from './reading-of-kind';
import { type Clause, WITHOUT } from './clause';
import { agreed, isDivided } from './agreed';

/** A food or drink in a clause, and where it stands. */
interface Span {
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

const MAX_WORDS = 6;
/** Words that do not open a name, though they may stand inside it. */
const OPENS_NONE = /^(?:an?|some|the|of|with|and|in|on|free|after|my|little|big|large|small)$/u;
const MEAL = new RegExp(`^(?:${MEALS}|snack|brunch|after|mix|special|treat|food|diet)s?$`, 'u');
const GERMAN_DRINKS = 'kaffee|tee|wasser|bier|saft|apfelsaft|orangensaft|milch|wein|cola|limo|limonade|sprudel|kakao';
const OTHERS: Readonly<Record<'food' | 'drink', RegExp>> = {
  drink: new RegExp(`(?<!\\p{L})(?:${DRINKS_ES}|${GERMAN_DRINKS})(?!\\p{L})`, 'gu'),
  food: new RegExp(`(?<!\\p{L})(?:${FOODS_ES})(?: con (?:${FOODS_ES}))?(?!\\p{L})`, 'gu'),
};

/** The foods or drinks that a clause names, each the longest run of words that is one. */
const spansOf = (kind: 'food' | 'drink', clause: string): readonly Span[] => {
  const text = clause.replace(/ w\/ /gu, ' with ');
  const words = [...text.matchAll(/[\p{L}'-]+/gu)];
  const found: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    const span = longestFrom(kind, text, words, at);
    if (span === null) continue;
    found.push(span);
    while (at + 1 < words.length && (words[at + 1]?.index ?? 0) < span.to) at++;
  }
  if (found.length > 0) return found;
  return [...text.matchAll(OTHERS[kind])].map(({ 0: what, index }) => ({ what, from: index, to: index + what.length }));
};

/** A text without the foods of several words in it, of which one may be a part of the body: `pork belly`. */
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
  if (first === undefined || OPENS_NONE.test(first[0])) return null;
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    const last = words[at + length - 1];
    if (last === undefined) continue;
    const to = last.index + last[0].length;
    const what = text.slice(first.index, to);
    if (/[^\p{L} -]/u.test(what) || (kind === 'food' && what.split(' ').some((word) => MEAL.test(word)))) continue;
    // `Tea biscuits` are no tea.
    const next = words[at + length];
    const isOfNext =
      kind === 'drink' &&
      next !== undefined &&
      next.index === to + 1 &&
      isWhollyOf('food', next[0]) &&
      !isWhollyOf(kind, next[0]);
    if (last[0].length > 2 && !OPENS_NONE.test(last[0]) && !isOfNext && isWhollyOf(kind, what))
      return { what, from: first.index, to };
  }
  return null;
};

const UNITS: Readonly<Record<'food' | 'drink', string>> = {
  drink: `${CONTAINERS}|tassen?|gläser|glas|flaschen?|dosen?|liter|becher`,
  food: `${PORTIONS}|scheiben?|teller|stück|schüsseln?|portionen`,
};
const FIGURE = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const SOLE = String.raw`(?<![\p{L}\p{N}/]|\p{N} ?[.,:–-] ?|(?:\p{N}|one|two|three|four|five|six|seven|eight|nine) (?:or|to|o|y|oder|bis) )`;

/** How much of it stands beside what somebody had: null for a number that is one of two. */
const amountBeside = (kind: 'food' | 'drink', text: string, { from, to }: Span): Amount | null => {
  const before = new RegExp(
    `${SOLE}(?<value>${FIGURE}|${COUNT}|half (?:an?|of)) ?(?:(?<unit>${UNITS[kind]}) )?(?:of |de |an? |the )?$`,
    'u',
  ).exec(text.slice(0, from));
  const behind = new RegExp(
    `^s?(?:,? ?x ?(?<times>\\d{1,2})|,? (?<value>${FIGURE}|${COUNT}) ?(?<unit>${UNITS[kind]}))(?![\\p{L}\\p{N}])`,
    'u',
  ).exec(text.slice(to));
  const { value: ahead = '', unit } = before?.groups ?? {};
  const valueAhead = /^half/u.test(ahead) ? 0.5 : valueOf(ahead);
  const { times, value: after, unit: unitAfter } = behind?.groups ?? {};
  const valueAfter = valueOf(times ?? after ?? '');
  if (valueAhead !== null && valueAfter !== null) return null;
  if (valueAhead !== null) {
    // `A coffee` and `one coffee` are one; `a` of a thing that is not counted says nothing.
    return { value: valueAhead, unit: unit ?? null };
  }
  return valueAfter === null ? null : { value: valueAfter, unit: unitAfter ?? null };
};

const EATS = new RegExp(
  `(?<!\\p{L})(?:${ATE}|${ATE_ES}|eating|managed|finished|nibbled|gegessen|lunch|breakfast|dinner|supper|snack|snacked|desayuno|cena|almuerzo|frühstück)(?!\\p{L})`,
  'u',
);
/** A clause that is what somebody had, and no more. */
const OPENS_WITH = new RegExp(
  `^ (?:just |only |then |also |nur |sólo |solo )?(?:[\\d.,/]+ |(?:half|half of|another|first|second|third|an?|the|some|my|un|una|unos|unas|el|la|ein|eine|${NUMBERS.flat().join('|')}) |\\p{L}+ of |x ?\\d+ )*$`,
  'u',
);

/** What may stand behind it there: not a verb of which it is the subject (`the wine looked nice`). */
const ENDS_WITH = new RegExp(
  `^(?:e?s)?(?:,? ?x ?\\d+| too| as well| again| already| only| then| so far| (?:with|con|mit|for|para|zu|zum) .*| schon| noch| auch| ya| también|,? ${FIGURE} ?(?:${UNITS.drink}|${UNITS.food})(?!\\p{L}).*)? $`,
  'u',
);

const DRUNK = /(?<!\p{L})(?:drank|drunk|drinking|beb\p{L}+|tom\p{L}+|getrunken)(?!\p{L})/u;

/** What else may stand behind a name, in a chat as well. */
const STANDS_BEHIND =
  /^(?:n|tho|though|btw|like|lol|again|already|then|today|too|only|instead|together|earlier|later|gegessen|getrunken|genommen|heute|hoy)$/u;

/**
 * Whether the words around a span belong to its name, so that it is only a part of it: `[cheese] toastie`, `[ginger] tea`, `an entire
 * bar of [dairy milk]`; or it names a meal, `for [tea]`.
 */
const isPartOfName = (kind: 'food' | 'drink', text: string, { what, from, to }: Span): boolean => {
  const next = /^ (?<word>\p{L}+)(?!\p{N})/u.exec(text.slice(to))?.groups?.word;
  const goesOn =
    next !== undefined && !STANDS_BEHIND.test(next) && !understood.some(({ functionWords }) => functionWords.has(next));
  const measure = /(?<unit>\p{L}+) of $/u.exec(text.slice(0, from))?.groups?.unit;
  const isUnitOf = (each: 'food' | 'drink') => new RegExp(`^(?:${UNITS[each]})$`, 'u').test(measure ?? '');
  const isOfOtherUnit = isUnitOf(kind === 'food' ? 'drink' : 'food') && !isUnitOf(kind);
  // `Cornflakes with oat milk`: what is poured over a dish is no drink.
  const isPoured = kind === 'drink' && / (?:with|con|mit) $/u.test(text.slice(0, from));
  return (
    goesOn ||
    isOfOtherUnit ||
    isPoured ||
    (what === 'tea' && / (?:(?:for|at|before|after)(?: my)?|my|me|our) $/u.test(text.slice(0, from)))
  );
};

/** What comes out with blood was not drunk: `nur Wasser mit Blut`. */
const BLOODY = /(?<!\p{L})(?:blood\p{L}*|sangre|blut\p{L}*)(?!\p{L})/u;

/** Whether something was left out of it, without which it is another thing: `tostada sin gluten`. */
const isFreeOf = ({ whole }: Clause, { what }: Span): boolean =>
  whole.replaceAll(WITHOUT, '\u0001').includes(`${what} \u0001`);

/** Whether brackets tell what a meal was, rather than what something is made of: `after breakfast (scrambled egg)`. */
const tellsOfMeal = (clause: Clause, clauses: readonly Clause[]): boolean => {
  const before = clauses.slice(0, clauses.indexOf(clause)).findLast(({ isAside }) => !isAside);
  return before !== undefined && (before.moment.some(({ kind }) => kind === 'occasion') || MEAL_LAST.test(before.text));
};
const MEAL_LAST = new RegExp(`(?:${MEALS}|desayuno|almuerzo|cena|frühstück|mittagessen|abendessen) $`, 'u');

const hadIn = (kind: 'food' | 'drink', clauses: readonly Clause[]) =>
  clauses.flatMap((clause) =>
    clause.isTold &&
    !(kind === 'drink' && BLOODY.test(clause.text)) &&
    (!clause.isAside || tellsOfMeal(clause, clauses))
      ? spansOf(kind, clause.text).flatMap((span) => {
          const isHad = EATS.test(clause.text) || DRUNK.test(clause.text) || /did have/u.test(clause.text);
          const opens = OPENS_WITH.test(
            clause.text
              .slice(0, span.from)
              .replace(new RegExp(`(?:${FIGURE} ?)?(?:${UNITS[kind]}) (?:de |of )?$`, 'u'), ''),
          );
          const ends = ENDS_WITH.test(clause.text.replace(/ w\/ /gu, ' with ').slice(span.to));
          // What is both a food and a drink is what it was drunk as: `squash`.
          if (kind === 'food' && DRUNK.test(clause.text) && !EATS.test(clause.text)) return [];
          return (isHad || (opens && ends)) && !isPartOfName(kind, clause.text, span) && !isFreeOf(clause, span)
            ? [{ ...span, clause, amount: amountBeside(kind, clause.text.replace(/ w\/ /gu, ' with '), span) }]
            : [];
        })
      : [],
  );

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
