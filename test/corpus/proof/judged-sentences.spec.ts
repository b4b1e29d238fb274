import { judgedFigures } from './judged-sentences';

/** Who answered as the judge, and what of it was blind, stands in the labels’ README. */
test('rules and an honest judge together show true sentences of strangers, and no false one', async () => {
  const { open, truths, refused, lies, shown } = await judgedFigures();
  // A question that was changed has to be played again: PLAY=folder npx jest test/corpus/proof/judged
  expect(open).toBe(0);
  expect([truths, lies]).toEqual([300, 300]);
  expect(refused / truths).toBeLessThanOrEqual(0.057);
  expect(shown.map(({ toJudge }) => toJudge.sentence)).toEqual([]);
});
