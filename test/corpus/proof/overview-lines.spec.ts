import { isDatedPast } from '#modules/research/pipeline/composition/dated-past';
import { titleTells } from '#modules/research/pipeline/composition/telling-title';
import { shownTitle } from '#modules/research/pipeline/stories/titles';
import { overviewLineLabels } from './expectations';

const { lines, titles } = overviewLineLabels();

describe.each(['tuning', 'blind'] as const)('lines of overviews, labelled by reading: %s', (half) => {
  const outcomes = lines
    .filter((line) => line.half === half)
    .map((line) => ({ ...line, past: isDatedPast(line.text, Date.parse(line.published), Date.parse(line.read)) }));

  test('what no longer reads right on its day is dated past', () =>
    expect(outcomes.filter(({ stale, past }) => stale && !past)).toEqual([]));

  test('what still does is not', () => expect(outcomes.filter(({ stale, past }) => !stale && past)).toEqual([]));

  const told = titles
    .filter((each) => each.half === half)
    .map((each) => ({ ...each, told: titleTells(shownTitle(each.title)) }));

  test('no title that only names a page is taken for one that tells what happened', () =>
    expect(told.filter((each) => each.told && !each.tells)).toEqual([]));

  test('of those that do, at most one is not', () =>
    expect(told.filter((each) => !each.told && each.tells).length).toBeLessThanOrEqual(1));
});
