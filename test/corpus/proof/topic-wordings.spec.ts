import { strangers, wordingFigures } from './topic-wordings';

describe.each([
  { half: 'seen', wordings: 12, recall: 0.95, precision: 0.95 },
  { half: 'blind', wordings: 9, recall: 0.85, precision: 0.95 },
] as const)('$wordings wordings of the topics of the $half half', ({ half, ...least }) => {
  test('select the pages of their topic and hardly any other', () => {
    const { wordings, recall, precision } = wordingFigures(half);
    expect(wordings).toBe(least.wordings);
    expect(recall).toBeGreaterThanOrEqual(least.recall);
    expect(precision).toBeGreaterThanOrEqual(least.precision);
  });
});

describe('sixteen topics that none of the pages is about', () => {
  test('select nothing in the half that guided the rules', () => expect(strangers('seen')).toEqual([]));

  test('select a neighbouring page at most in the other half', () =>
    expect(strangers('blind')).toEqual([
      'Swedish furniture design exhibitions: Furniture maker to close two plants in Småland',
    ]));
});
