import { areInOtherLanguages } from './tracker-answer';

const from = (host: string, ...quotes: readonly string[]) => quotes.map((quote) => ({ host, quote }));

const english = from(
  'council.example',
  'The city council raised the parking fee on Thursday from 3 to 4 euros an hour.',
  'The measure applies from April 1 and was needed to balance the budget, the alderman said.',
  'Residents with a permit will pay no more than they did last year, and shops will not be charged.',
);
const swedish = [
  'Kommunfullmäktige beslutade på torsdagen att höja avgiften för parkering från 30 till 40 kronor i timmen.',
  'Höjningen gäller från den 1 april och var enligt kommunalrådet nödvändig för att budgeten ska gå ihop.',
  'Boende med tillstånd betalar inte mer än under det gångna året.',
];

test('English sources are not', () => expect(areInOtherLanguages(english)).toBe(false));

test('no sources are not in other languages', () => expect(areInOtherLanguages([])).toBe(false));

test('sources of one foreign host among others are in other languages', () =>
  expect(areInOtherLanguages([...english, ...from('kommun.example', ...swedish)])).toBe(true));

test('single sentences of several foreign hosts are in other languages', () =>
  expect(areInOtherLanguages(swedish.flatMap((quote, index) => from(`${index}.example`, quote)))).toBe(true));
