import type { Remark } from '#events/research/remarks';
import type { TextLine } from '#events/research/text-lines';
import { markdownOf, updateMarkdownOf } from './text-in-markdown';

const sources = [{ quote: 'The fee is 5.' }, { quote: 'For boats, it begins on June 1.' }];

const line = (text: string, ...remarks: readonly Remark[]): TextLine => ({ claimId: 'c', text, sources: [1], remarks });

const read = (today: string, ...lines: readonly TextLine[]) => markdownOf({ lines, sources }, today);

test('a line is followed by its markers and its remarks', () =>
  expect(
    read(
      '2026-05-01',
      line(
        'The fee is 5.',
        { kind: 'takes_effect', day: '2026-05-03', sources: [1] },
        { kind: 'exception', day: '2026-06-01', sources: [2] },
      ),
    ),
  ).toBe('- The fee is 5. [1] (from May 3, 2026 [1]; but from June 1, 2026: “For boats, it begins on June 1.” [2])'));

test('a deadline is past from the day after', () => {
  const order = line('The ministry shall set a fee.', { kind: 'due', day: '2026-05-03', sources: [2] });
  expect(read('2026-05-03', order)).toContain('(due May 3, 2026 [2])');
  expect(read('2026-05-04', order)).toContain('(was due May 3, 2026 [2])');
});

test('a line says first that it changes, contradicts or no longer holds', () => {
  const was: Remark = { kind: 'was', quote: '5', day: null, sources: [] };
  const contradicts: Remark = { kind: 'contradicts', quote: 'It holds.', sources: [2] };
  const ended: Remark = { kind: 'no_longer_holds', day: null, by: 'Ending fees', sources: [2] };
  expect(read('2026-05-01', line('The fee is 8.', was), line('It was revoked.', contradicts), line('It holds.', ended)))
    .toBe(`- **Changed:** The fee is 8. [1] (was: 5)
- **Ended:** It was revoked. [1] (earlier: “It holds.” [2])
- **No longer holds:** It holds. [1] (ended by “Ending fees” [2])`);
});

test('a line of which a part has ended says which, and does not begin like one that no longer holds', () =>
  expect(
    read(
      '2026-05-01',
      line('Norland invests while paying a fee.', {
        kind: 'part_ended',
        words: 'paying a fee',
        day: '2026-04-02',
        by: 'Ending fees',
        sources: [2],
      }),
    ),
  ).toBe(
    '- Norland invests while paying a fee. [1] (“paying a fee” has not applied since April 2, 2026, by “Ending fees” [2])',
  ));

test('a line that needs its page’s title stands under it', () =>
  expect(read('2026-05-01', { ...line('The order sets a fee.'), title: 'Order 12' })).toBe(
    '- Order 12 [1]\n- The order sets a fee. [1]',
  ));

test('headings stand over what shares them, and what is past comes last', () =>
  expect(
    markdownOf(
      {
        lines: [{ ...line('One.'), heading: 'Canada' }, { ...line('Two.'), heading: 'Canada' }, line('Three.')],
        past: [line('Four.')],
        sources,
      },
      '2026-05-01',
    ),
  ).toBe('### Canada\n\n- One. [1]\n- Two. [1]\n\n### Further\n\n- Three. [1]\n\n### No longer news\n\n- Four. [1]'));

test('an update counts what only the ledger has', () =>
  expect(updateMarkdownOf({ lines: [line('One.')], sources, more: 2 }, '2026-05-01')).toBe(
    '- One. [1]\n\n2 more findings.',
  ));
