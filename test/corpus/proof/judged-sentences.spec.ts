import { judgedFigures } from './judged-sentences';

/** Somebody who saw nothing but the questions answered as the judge; rules refused 33 of the true sentences before. */
test('rules and an honest judge together show true sentences of strangers, and no false one', async () => {
  const { open, truths, refused, lies, shown } = await judgedFigures();
  // A question that was changed has to be played again: PLAY=folder npx jest test/corpus/proof/judged
  expect(open).toBe(0);
  expect([truths, lies]).toEqual([200, 200]);
  expect(refused / truths).toBeLessThanOrEqual(0.17);
  expect(shown.map(({ toJudge }) => toJudge.sentence)).toEqual([]);
});
