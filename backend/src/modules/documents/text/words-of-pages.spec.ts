import { wordsOfPages } from './words-of-pages';

test('a paragraph over two pages has its part on each', () => {
  const pages = [1, 2].map(() => ({ label: null, hasText: true }));
  const heading = { text: 'Tides', heading: null, isHeading: true, starts: [{ page: 1, at: 0 }] };
  const over = {
    text: 'The tide rises. It falls at noon.',
    heading: 'Tides',
    isHeading: false,
    starts: [
      { page: 1, at: 0 },
      { page: 2, at: 16 },
    ],
  };
  const last = { ...over, text: 'Ferries wait.', starts: [{ page: 2, at: 0 }] };
  expect(wordsOfPages({ pages, paragraphs: [heading, over, last] })).toEqual([
    { page: 1, heading: 'Tides', text: 'Tides\nThe tide rises.' },
    { page: 2, heading: 'Tides', text: 'It falls at noon.\nFerries wait.' },
  ]);
});
