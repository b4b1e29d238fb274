import { quoteParts } from './quote-parts';

const quote = 'The Proclamation adjusts the tariffs on agricultural equipment, from 25% to 15%. It takes effect today.';

test('the cited words are marked within their quote', () =>
  expect(
    quoteParts(quote, 'The Proclamation adjusts the tariffs on agricultural equipment, from 25% to 15%. [2]'),
  ).toEqual({
    before: '',
    marked: 'The Proclamation adjusts the tariffs on agricultural equipment, from 25% to 15%.',
    after: ' It takes effect today.',
  }));

test('line breaks of the page do not hide the words', () =>
  expect(quoteParts('The duty\n takes   effect.', 'The duty takes effect.').marked).toBe('The duty takes effect.'));

test.each([[undefined], [''], ['Words that stand elsewhere.']])(
  'without the words in it the whole quote is marked (%s)',
  (line) => expect(quoteParts(quote, line)).toEqual({ before: '', marked: quote, after: '' }),
);
