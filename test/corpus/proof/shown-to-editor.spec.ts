import { pagesOfOverviews, pagesThatAct, secondPagesOfPairs, shownOf } from './shown-to-editor';

/** What the rules take no page of these for. */
const ELSEWHERE = 'Beekeeping in Iceland';

/** Missed and shown of each before 2026-11-27, when an opening of three, three of the rules' and those like the title were shown, in brackets. */
test.each([
  ['of the corpus, by the best sentence (11; 1,472)', () => pagesOfOverviews('corpus', false), 7, 1510],
  ['of the corpus, by one that would pass (4; 1,472)', () => pagesOfOverviews('corpus', true), 2, 1510],
  ['of others, in six languages too (0)', () => pagesOfOverviews('others', false), 0, 800],
  ['that do something (1, whose label is two sentences)', pagesThatAct, 1, 400],
  ['of pairs of news (0)', secondPagesOfPairs, 0, 300],
])('an editor is shown the sentence by which a page may be told: %s', (_, pagesOf, most, characters) => {
  const { pages, missed, each } = shownOf(pagesOf());
  expect(pages).toBeGreaterThan(30);
  expect(missed).toBeLessThanOrEqual(most);
  expect(each).toBeLessThanOrEqual(characters);
});

test.each([
  ['by the best sentence (19)', false, 10],
  ['by one that would pass (12)', true, 4],
])(
  'an editor is shown that sentence even if the rules take the page for off topic and rank nothing: %s',
  (_, alsoGood, most) =>
    expect(shownOf(pagesOfOverviews('corpus', alsoGood), ELSEWHERE).missed).toBeLessThanOrEqual(most),
);
