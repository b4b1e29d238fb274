import { sameNameLast } from './images-found';
import { queryWords, withoutPeople } from './matching/image-query';

test('pictures that are called alike come after the first of each, in their order', () => {
  const named = (...names: readonly string[]) => names.map((name, index) => ({ image: { name }, at: index }));
  const shown = sameNameLast(named('A mill', 'a mill', 'A port', 'A mill'));
  expect(shown.map(({ image: { name }, at }) => [name, at])).toEqual([
    ['A mill', 0],
    ['A port', 2],
    ['a mill', 1],
    ['A mill', 3],
  ]);
});

test.each([
  ['people in suits', ['suits']],
  ['women at work', ['work']],
  ['people', null],
  ['orange suits', null],
])('the query “%s” has the words %j beside those for people', (query, rest) =>
  expect(withoutPeople(queryWords(query))).toEqual(rest),
);
