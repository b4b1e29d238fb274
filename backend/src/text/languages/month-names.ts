import { languages } from './all';
import { furtherMonths } from './further-words';

/** In lower case and without accents. */
const plainly = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();

/** The first letters of each month that no other month of the language has: `jan`, `juil`. */
const beginningsOf = (months: readonly string[]): readonly string[] => {
  const names = months.map(plainly);
  return names.map((name) => {
    const short = name.slice(0, 3);
    return names.filter((other) => other.startsWith(short)).length > 1 ? name.slice(0, 4) : short;
  });
};

const beginnings: readonly RegExp[] = furtherMonths.map((further, month) => {
  const own = languages.map(({ numbers }) => beginningsOf(numbers.months)[month]);
  return new RegExp(`^(?:${[...own, further].join('|')})`);
});

/** The number of a month, 1 to 12, by its full or short name in a European language; undefined for other words. */
export const monthNumber = (name: string): number | undefined => {
  const plain = plainly(name);
  const month = beginnings.findIndex((beginning) => beginning.test(plain));
  return month < 0 ? undefined : month + 1;
};
