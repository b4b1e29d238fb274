import { isDatedPast } from '#engine/composition/dated-past';
import { isEventTitle } from '#engine/composition/event-title';
import { saysLittle } from '#engine/ranking/substance';
import { titleForReaders } from '#engine/stories/titles';
import { overviewLineLabels } from './expectations';

const { lines, telling, titles } = overviewLineLabels();

const outcomesOf = (half: (typeof lines)[number]['half']) =>
  lines
    .filter((line) => line.half === half)
    .map((line) => ({ ...line, past: isDatedPast(line.text, Date.parse(line.published), Date.parse(line.read)) }));

test.each([
  ['tuning', 0],
  ['blind', 0],
  ['second', 1],
  ['instructions', 2],
  ['more instructions', 0],
] as const)('lines of overviews that no longer read right are dated past, the others are not: %s', (half, missed) => {
  const outcomes = outcomesOf(half);
  expect(outcomes.filter(({ stale, past }) => !stale && past)).toEqual([]);
  expect(outcomes.filter(({ stale, past }) => stale && !past).length).toBeLessThanOrEqual(missed);
});

describe.each([
  ['tuning', 0, 4],
  ['blind', 0, 4],
] as const)('lines that only present a document or argue, labelled by reading: %s', (half, wronglyFound, missed) => {
  const outcomes = telling
    .filter((line) => line.half === half)
    .map((line) => ({ ...line, saysLittle: saysLittle(line.text) }));

  test('lines that tell something are not taken for them', () =>
    expect(outcomes.filter((each) => each.tells && each.saysLittle).length).toBeLessThanOrEqual(wronglyFound));

  test('most of these lines are found', () =>
    expect(outcomes.filter((each) => !each.tells && !each.saysLittle).length).toBeLessThanOrEqual(missed));
});

describe.each(['tuning', 'blind'] as const)('titles, labelled by reading: %s', (half) => {
  const told = titles
    .filter((each) => each.half === half)
    .map((each) => ({ ...each, told: isEventTitle(titleForReaders(each.title)) }));

  test('no title that only names a page is taken for one that tells what happened', () =>
    expect(told.filter((each) => each.told && !each.tells)).toEqual([]));

  test('at most one title that tells what happened is not taken for one', () =>
    expect(told.filter((each) => !each.told && each.tells).length).toBeLessThanOrEqual(1));
});
