import type { Remark } from '#events/research/remarks';
import { lineLabel, remarkTextsOf } from './text-in-markdown';

const style = { today: '2026-05-01', written: (day: string) => day };
const sources = [{ quote: 'The fee is 5.' }, { quote: 'For boats, it begins on June 1.' }];

const remarkTexts = (...remarks: readonly Remark[]) => remarkTextsOf(remarks, sources, style);

test('a remark in its source’s words has the quote', () =>
  expect(remarkTexts({ kind: 'exception', day: '2026-06-01', sources: [2] })).toEqual([
    { words: 'but from 2026-06-01: “For boats, it begins on June 1.”', sources: [2] },
  ]));

test.each<[string, readonly Remark[]]>([
  ['New', []],
  ['Changed', [{ kind: 'was', quote: '5', day: null, sources: [] }]],
  ['Ended', [{ kind: 'contradicts', quote: 'It holds.', sources: [2] }]],
  ['No longer holds', [{ kind: 'no_longer_holds', day: null, by: 'Ending fees', sources: [2] }]],
])('“%s” stands before a line', (lead, remarks) =>
  expect(lineLabel({ claimId: 'c', text: 'The fee is 5.', sources: [1], remarks })).toBe(lead),
);
