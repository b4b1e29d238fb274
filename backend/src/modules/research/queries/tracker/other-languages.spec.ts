import { areInOtherLanguages } from './other-languages';

const from = (host: string, ...quotes: readonly string[]) => quotes.map((quote) => ({ host, quote }));

const english = from(
  'council.example',
  'The city council raised the parking fee on Thursday from 3 to 4 euros an hour.',
  'The measure applies from April 1 and was needed to balance the budget, the alderman said.',
  'Residents with a permit will pay no more than they did last year, and shops will not be charged.',
);
const dutch = [
  'De gemeenteraad heeft donderdag het tarief voor parkeren verhoogd van 3 naar 4 euro per uur.',
  'De maatregel geldt vanaf 1 april en was volgens de wethouder nodig om de begroting sluitend te krijgen.',
  'Bewoners met een vergunning betalen niet meer dan in het afgelopen jaar.',
];

test('English sources are not', () => expect(areInOtherLanguages(english)).toBe(false));

test('no source is not', () => expect(areInOtherLanguages([])).toBe(false));

test('those of one host among others are', () =>
  expect(areInOtherLanguages([...english, ...from('raad.example', ...dutch)])).toBe(true));

test('those of several hosts, a sentence each, are', () =>
  expect(areInOtherLanguages(dutch.flatMap((quote, at) => from(`${at}.example`, quote)))).toBe(true));
