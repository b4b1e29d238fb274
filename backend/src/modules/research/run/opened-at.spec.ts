import { openedAt } from './opened-at';

const first = 'The ministry raised the tariff on steel.';
const across = 'It wrote to all importers that they have to pay it from Monday on.';
const block = `${first} ${across}`;
const document = {
  url: 'https://aidy.example/document/doc-1',
  blocks: ['Another paragraph.', block],
  pageStarts: [
    [{ page: 3, at: 0 }],
    [
      { page: 3, at: 0 },
      { page: 4, at: block.indexOf('that they') },
    ],
  ],
};

const opened = (quote: string) => {
  const address = openedAt(document, quote);
  return address === undefined ? undefined : Object.fromEntries(new URL(address).searchParams);
};

test('a document is opened at the page of the quote, which is found by its first and last words', () =>
  expect(opened(first)).toEqual({
    page: '3',
    from: 'The ministry raised the tariff',
    to: 'raised the tariff on steel.',
  }));

test('a quote that runs over the end of a page is opened where it begins, and marked up to there', () =>
  expect(opened(across)).toEqual({ page: '3', from: 'It wrote to all importers', to: 'It wrote to all importers' }));

test('the last page of a paragraph goes on to its end', () =>
  expect(opened('they have to pay it from Monday on.')).toEqual({
    page: '4',
    from: 'they have to pay it',
    to: 'pay it from Monday on.',
  }));

test('web pages, and quotes that are no longer there, have no such place', () => {
  expect(openedAt({ url: 'https://gov.example/steel', blocks: [block] }, first)).toBeUndefined();
  expect(opened('The minister resigned.')).toBeUndefined();
});
