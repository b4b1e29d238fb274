import { lineLabels } from './expectations';
import { lineOutcomes, type LinesOutcome } from './lines';

describe.each(['tuning', 'held-out'] as const)('sentences of six genres, labelled by reading: %s', (half) => {
  const pages = lineLabels().filter((page) => page.half === half);
  const outcomes = pages.flatMap(lineOutcomes);
  const textsOf = (those: (outcome: LinesOutcome) => boolean): readonly string[] =>
    outcomes.filter(those).map(({ text }) => text);

  test('each page is told by a sentence that an editor would tell', () => {
    expect(textsOf(({ headline }) => headline)).toHaveLength(pages.length);
    expect(textsOf(({ headline, tell }) => headline && !tell)).toEqual([]);
  });

  test('every sentence that an editor would tell is fit to be printed', () =>
    expect(textsOf(({ tell, fit }) => tell && !fit)).toEqual([]));

  test('at most one in eight of the other sentences is fit to be printed', () =>
    expect(textsOf(({ tell, fit }) => !tell && fit).length).toBeLessThanOrEqual(
      outcomes.filter(({ tell }) => !tell).length / 8,
    ));
});
