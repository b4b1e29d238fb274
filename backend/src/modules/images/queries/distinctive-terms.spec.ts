import { distinctiveTerms } from './distinctive-terms';

const picture = (name: string, title: string, isDescribed = true) => ({
  name,
  captions: isDescribed ? [name] : [],
  page_title: title,
});

test('what a caption and the title of its page both have, first what most pictures are found by', () =>
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

test('what nothing is said of tells nothing', () =>
  expect(distinctiveTerms([picture('Rocket', 'Rocket launch', false)], 5)).toEqual([]));

test('no more than asked for', () =>
  expect(distinctiveTerms([picture('A ship', 'Ship'), picture('A mill', 'Mill')], 1)).toEqual(['ship']));
