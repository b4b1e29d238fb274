import { findOwnPart } from './own-part';

const notice = (rest: string): string => `This notice amends the tariff schedule of the harbour to implement ${rest}`;
const shown = (quote: string, ...above: readonly string[]): string => quote.slice(findOwnPart(quote, above, 60));

test('a quote is shown from its start', () => {
  expect(shown(notice('the deal with Norland.'))).toBe(notice('the deal with Norland.'));
  expect(shown(notice('the deal.'), 'The harbour closed.', 'This notice ends.')).toBe(notice('the deal.'));
});

test('one that opens like another above it begins just before it differs', () =>
  expect(shown(notice('certain rules for ferries.'), 'It rained.', notice('certain rules for barges.'))).toBe(
    'rules for ferries.',
  ));

test('the same quote of another page is shown from its start', () =>
  expect(shown(notice('the deal.'), notice('the deal.'))).toBe(notice('the deal.')));
