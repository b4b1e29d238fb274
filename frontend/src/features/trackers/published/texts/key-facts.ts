import { catalogue } from '#shared/language/catalogue';

export const keyFactTexts = catalogue('trackers/key-facts', {
  keyFacts: 'Key facts',
  unknown: 'Unknown',
  more_than: (amount: string) => `over ${amount}`,
  at_least: (amount: string) => `at least ${amount}`,
  nearly: (amount: string) => `nearly ${amount}`,
  about: (amount: string) => `about ${amount}`,
  yes: 'Yes',
  no: 'No',
  dollars: (amount: string) => `$${amount}`,
  /** The value before. */
  was: (value: string, year: number | null) => `was ${value}${year === null ? '' : ` in ${year}`}`,
  valueIn: (value: string, year: number) => `${value} in ${year}`,
  asOf: (day: string) => `as of ${day}`,
  ofYear: (year: number) => `in ${year}`,
  overTime: (name: string) => `${name} over time:`,
  valueOn: (value: string, day: string) => `${value} on ${day}`,
});
