import { distinctiveTerms } from './distinctive-terms';

const picture = (name: string, title: string, isDescribed = true) => ({
  name,
  captions: isDescribed ? [name] : [],
  page_title: title,
});

test('terms that caption and page title share are distinctive, those that find most images first', () =>
  expect(
    distinctiveTerms(
      [
        picture('Four astronauts in front of their rocket', 'Astronauts walk to the launch pad'),
        picture('Coils of steel in a mill', 'Tariffs on steel rise'),
        picture('Steel beams at a dock', 'Steel imports fall'),
      ],
      5,
    ),
  ).toEqual(['steel', 'astronauts']));

test('a name of several words stays together', () =>
  expect(distinctiveTerms([picture('The lawn of the White House', 'Remarks at the White House')], 5)).toEqual([
    'White House',
  ]));

test('a word that finds nothing further is not named', () =>
  expect(distinctiveTerms([picture('A rocket on its launch pad', 'Rocket launch delayed')], 5)).toEqual(['rocket']));

test('an image without a caption gives no term', () =>
  expect(distinctiveTerms([picture('Rocket', 'Rocket launch', false)], 5)).toEqual([]));

test('no more terms are given than asked for', () =>
  expect(distinctiveTerms([picture('A ship', 'Ship'), picture('A mill', 'Mill')], 1)).toEqual(['ship']));
