import { byHowWellTheyMatch } from './ranking';

const image = (name: string, words = '') => ({ name, words });
const namesBy = (query: string, ...images: ReturnType<typeof image>[]) =>
  byHowWellTheyMatch(query, images).map(({ name }) => name);

test('what has more of the words comes first, and in the name before elsewhere', () => {
  const [both, one, elsewhere, neither] = [
    image('Steel mill in Gary'),
    image('Steel prices'),
    image('A town', 'its steel mills'),
    image('A cat'),
  ];
  expect(namesBy('steel mill', neither, elsewhere, one, both)).toEqual([
    both.name,
    elsewhere.name,
    one.name,
    neither.name,
  ]);
});

test('case, accents and plurals make no difference', () => {
  expect(namesBy('são mills', image('A cat'), image('SAO MILL'))).toEqual(['SAO MILL', 'A cat']);
});

test('equal matches keep their order', () => {
  expect(namesBy('steel', image('Steel b'), image('Steel a'))).toEqual(['Steel b', 'Steel a']);
});

test.each([
  ['圧延', image('鉄鋼の圧延工場')],
  ['мукачево', image('Міст у Мукачево')],
  ['القاهرة', image('ميناء القاهرة')],
])('words of other scripts are told apart: %s', (query, wanted) => {
  expect(namesBy(query, image('A cat'), wanted)[0]).toBe(wanted.name);
});
