import { quoteParts } from './quote-parts';

const quote = 'The Proclamation adjusts the tariffs on agricultural equipment, from 25% to 15%. It takes effect today.';

test('highlights the cited words within their quote', () =>
  expect(
    quoteParts(quote, 'The Proclamation adjusts the tariffs on agricultural equipment, from 25% to 15%. [2]'),
  ).toEqual({
    before: '',
    marked: 'The Proclamation adjusts the tariffs on agricultural equipment, from 25% to 15%.',
    after: ' It takes effect today.',
  }));

test('finds the words despite line breaks', () =>
  expect(quoteParts('The duty\n takes   effect.', 'The duty takes effect.').marked).toBe('The duty takes effect.'));

test.each([[undefined], [''], ['Words that stand elsewhere.']])(
  'highlights the whole quote if it does not contain the words (%s)',
  (line) => expect(quoteParts(quote, line)).toEqual({ before: '', marked: quote, after: '' }),
);
