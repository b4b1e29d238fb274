import { citationNumbersOf, type TextLine } from './text-lines';

const line = (sources: readonly number[], remarks: TextLine['remarks'] = []): TextLine => ({
  claimId: null,
  text: 'The council raised the ferry tariff.',
  sources,
  remarks,
});

test('the sources that have badges are numbered through; those of remarks, which have none, come last', () =>
  expect(
    citationNumbersOf([line([1], [{ kind: 'takes_effect', day: '2026-09-03', sources: [2] }]), line([3])]),
  ).toEqual([1, 3, 2]));

test('the claim that a line contradicts has a badge beside it', () =>
  expect(citationNumbersOf([line([1], [{ kind: 'contradicts', quote: 'It fell.', sources: [2] }]), line([3])])).toEqual(
    [1, 2, 3],
  ));
