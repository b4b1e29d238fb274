import { singularAndPlural } from '#platform/search/words';

/** Nouns whose plural has another vowel, or ends in -en: those that English has kept. */
const IRREGULAR: readonly (readonly [one: string, many: string])[] = [
  ['child', 'children'],
  ['foot', 'feet'],
  ['goose', 'geese'],
  ['man', 'men'],
  ['mouse', 'mice'],
  ['ox', 'oxen'],
  ['tooth', 'teeth'],
  ['woman', 'women'],
];
const OTHER_NUMBER = new Map(
  IRREGULAR.flatMap(([one, many]): readonly (readonly [string, string])[] => [
    [one, many],
    [many, one],
  ]),
);

export const singularAndPluralOf = (word: string): readonly string[] => {
  const other = OTHER_NUMBER.get(word);
  return other === undefined ? singularAndPlural(word) : [word, other];
};

const ENDING = /^([a-z]{2,})(ing|ed)$/;
const DOUBLED = /([bdfglmnprtvz])\1$/;
/** A short vowel between consonants, after which English doubles the last one: `ship`, `stop`. */
const SHORT_VOWEL = /^[^aeiou]*[aeiou][bdfglmnprtvz]$/;

const beforeEnding = (base: string): string => {
  if (/[^aeo]e$/.test(base)) return base.slice(0, -1);
  return SHORT_VOWEL.test(base) ? `${base}${base.slice(-1)}` : base;
};

/** All forms of a verb that is written by the rules. */
const formsOfVerb = (base: string): readonly string[] => {
  const stem = beforeEnding(base);
  const past = /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stem}ed`;
  return [...new Set([...singularAndPlural(base), past, `${stem}ing`])];
};

/**
 * The other forms of a verb that was asked for by a form in -ing or -ed; none for any other word. A noun is not treated
 * as a verb: a search for `ship` does not mean what was shipped.
 */
export const otherFormsOfVerb = (word: string): readonly string[] => {
  const [, stem] = ENDING.exec(word) ?? [];
  if (stem === undefined) return [];
  const bases = [stem, `${stem}e`, ...(DOUBLED.test(stem) ? [stem.slice(0, -1)] : [])];
  return [
    ...new Set(
      bases
        .map(formsOfVerb)
        .filter((forms) => forms.includes(word))
        .flat(),
    ),
  ].filter((form) => form !== word);
};
