import { wordList } from '../patterns';
import { spelledNumbers } from './numbers';

const tens = wordList('thirty forty fifty sixty seventy eighty ninety');

/** Spelled-out numbers used for counting days. */
const spelled: Readonly<Record<string, number>> = {
  one: 1,
  ...Object.fromEntries(spelledNumbers.map((word, index) => [word, index + 2])),
  ...Object.fromEntries(tens.map((word, index) => [word, (index + 3) * 10])),
};

export const spelledCounts = Object.keys(spelled);

/** `30` or `thirty`; NaN for other words. */
export const parseCount = (written: string): number => spelled[written.toLowerCase()] ?? Number(written);
