import type { Naming } from '#events/trackers/naming';
import { capitalise } from '#kernel/capitalise';
import { groupBy } from '#kernel/grouping';
import { type Country, countries } from '#modules/countries/published';
import { peoples } from '#text/languages/english/peoples';
import { longerNames } from './longer-names';

/** The last word of a country, in lower case, with what its people are called. */
const peopleByLast = new Map(
  peoples.split(/[·\n]/).flatMap((line) => {
    const [last, ...words] = line.trim().split(' ');
    return last === undefined || last === '' ? [] : [[last, words] as const];
  }),
);

const lastWordOf = (name: string): string => name.split(' ').at(-1)?.toLowerCase() ?? '';

const byLast = groupBy(countries, ({ name }) => lastWordOf(name));

/** `Canadian`, `South Korean`: includes the words before the last one if another country shares that. */
const peopleOf = (name: string): readonly string[] => {
  const last = lastWordOf(name);
  const words = (peopleByLast.get(last) ?? []).map(capitalise);
  const before = name.slice(0, name.length - last.length);
  return before === '' || (byLast.get(last)?.length ?? 0) < 2 ? words : words.map((word) => `${before}${word}`);
};

const withoutBrackets = (name: string): string => name.replace(/ \([^)]*\)/, '');

/** Leaves out aliases inverted for a list of names: `Korea, Republic of`. */
const spokenNames = ({ name, aliases }: Pick<Country, 'name' | 'aliases'>): readonly string[] =>
  [name, ...aliases.filter((alias) => !alias.includes(','))].map(withoutBrackets);

const allNames = (country: Country): readonly string[] => {
  const names = spokenNames(country);
  return [...new Set([...names, ...names.filter((name) => !name.includes(' of ')).flatMap(peopleOf)])];
};

const everyName = countries.flatMap(allNames);

/** How a country and its people are named. */
export const namingOfCountry = (country: Country): Naming => {
  const names = allNames(country);
  return { names, short: [], others: longerNames(names, everyName) };
};
