import { findDistinctStart } from './distinct-excerpt';

const notice = (rest: string): string => `This notice amends the tariff schedule of the harbour to implement ${rest}`;
const shown = (quote: string, ...above: readonly string[]): string => quote.slice(findDistinctStart(quote, above, 60));

test('a quote is shown from its start', () => {
  expect(shown(notice('the deal with Norland.'))).toBe(notice('the deal with Norland.'));
  expect(shown(notice('the deal.'), 'The harbour closed.', 'This notice ends.')).toBe(notice('the deal.'));
});

test('a quote that starts like one above it is shown from shortly before the difference', () =>
  expect(shown(notice('certain rules for ferries.'), 'It rained.', notice('certain rules for barges.'))).toBe(
    'rules for ferries.',
  ));

test('a quote of another page is shown from its start even if it repeats one', () =>
  expect(shown(notice('the deal.'), notice('the deal.'))).toBe(notice('the deal.')));
