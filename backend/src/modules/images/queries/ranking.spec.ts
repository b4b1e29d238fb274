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
  expect(namesBy('steel mill', neither, elsewhere, one, both)).toEqual([both.name, elsewhere.name, one.name]);
});

test('case, accents and plurals make no difference', () => {
  expect(namesBy('são mills', image('A cat'), image('SAO MILL'))).toEqual(['SAO MILL']);
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

test.each([
  ['tarif', 'Tariffs by month', true],
  ['tarifs', 'Tariffs by month', true],
  ['police', 'Tariffs by month', false],
  ['farm', 'Tariffs by month', false],
])('%s may be meant for a word of a name, but not for one among all of a page: %s', (query, name, isFound) =>
  expect(namesBy(query, image(name, 'The policy in its present form, as the tariff')).length > 0).toBe(isFound),
);
