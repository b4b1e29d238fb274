import type { Evidence } from '../ledger';
import type { FoundLine, FoundRemark } from './found-line';
import { withoutMovedDays, withoutRepeats } from './repeated-remarks';

const evidence = (quote: string, page = 'order'): Evidence => ({
  url: `https://board.example/${page}`,
  title: 'Harbour dues',
  host: 'board.example',
  publisher: 'Harbour Board',
  publishedAt: '2026-03-02',
  quote,
});

const line = (quote: string, remarks: readonly FoundRemark[], page?: string): FoundLine => ({
  claimId: quote,
  text: quote,
  evidence: evidence(quote, page),
  isByTitle: false,
  remarks,
});

const textsOf = (lines: readonly FoundLine[]): readonly string[] => lines.map(({ text }) => text);

describe('a day that was moved', () => {
  const moved = evidence('The dues shall begin on May 1.', 'notice');
  const dues = line('The board doubled the dues.', [{ kind: 'takes_effect', day: '2026-05-01', evidence: [moved] }]);
  const notice = (was: FoundRemark): FoundLine =>
    line(moved.quote, [was, { kind: 'told_before', quote: dues.text, evidence: [dues.evidence] }], 'notice');

  test('a moved day is not told again beside the line that begins on it', () => {
    const lines = [dues, notice({ kind: 'was', quote: 'April 1', day: '2026-04-01', evidence: [] })];
    expect(textsOf(withoutMovedDays(lines))).toEqual([dues.text]);
  });

  test('a moved day is told if that line is not shown', () => {
    const lines = [notice({ kind: 'was', quote: 'April 1', day: '2026-04-01', evidence: [] })];
    expect(withoutMovedDays(lines)).toEqual(lines);
  });

  test('leaves a line that changed something else', () => {
    const lines = [dues, notice({ kind: 'was', quote: '5 crowns', day: null, evidence: [] })];
    expect(withoutMovedDays(lines)).toEqual(lines);
  });
});

test('the paper that a page reports on is named once', () => {
  const paper: FoundRemark = {
    kind: 'paper',
    paper: 'arXiv:2601.01234',
    preprint: true,
    evidence: [evidence('arXiv:2601.01234')],
  };
  const lines = [line('Ice grew.', [paper]), line('Salt fell.', [paper])];
  expect(withoutRepeats(lines).map(({ remarks }) => remarks)).toEqual([[paper], []]);
});
