import { spelledNumbers } from './numbers';

/** Spelled numbers by which days are counted. */
const spelled: Readonly<Record<string, number>> = {
  one: 1,
  ...Object.fromEntries(spelledNumbers.map((word, index) => [word, index + 2])),
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

export const spelledCounts = Object.keys(spelled);

/** `30` or `thirty`; NaN for other words. */
export const countOf = (written: string): number => spelled[written.toLowerCase()] ?? Number(written);
