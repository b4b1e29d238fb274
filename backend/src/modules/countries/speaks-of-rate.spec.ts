import { speaksOfRate } from './speaks-of-rate';

test.each([
  'The notice applies a tariff rate of 15 percent to products of Switzerland.',
  'Die Schweiz zahlt nun Zölle von 15 Prozent.',
  'El arancel baja al 15 por ciento.',
  'Les droits de douane passent à 15 %.',
])('a percentage beside a duty is a rate: %s', (text) => expect(speaksOfRate(text)).toBe(true));

test.each([
  'Exports to Switzerland fell by 12 percent.',
  'The notice adjusts tariffs on certain articles that are products of Korea.',
  'A tariff was paid for 12 days.',
])('a figure or a duty alone is not a rate: %s', (text) => expect(speaksOfRate(text)).toBe(false));
