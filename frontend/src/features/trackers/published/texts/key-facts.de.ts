import type { TextsOf } from '#shared/language/catalogue';
import type { keyFactTexts } from './key-facts';

export const german: TextsOf<typeof keyFactTexts> = {
  keyFacts: 'Kernfakten',
  unknown: 'Unbekannt',
  more_than: (amount) => `über ${amount}`,
  at_least: (amount) => `mindestens ${amount}`,
  nearly: (amount) => `fast ${amount}`,
  about: (amount) => `etwa ${amount}`,
  yes: 'Ja',
  no: 'Nein',
  dollars: (amount) => `${amount}\u00a0$`,
  was: (value, year) => `vorher ${value}${year === null ? '' : ` (${year})`}`,
  valueIn: (value, year) => `${value} (${year})`,
  asOf: (day) => `Stand ${day}`,
  ofYear: (year) => `${year}`,
  overTime: (name) => `${name} im Verlauf:`,
  valueOn: (value, day) => `${value} am ${day}`,
};
