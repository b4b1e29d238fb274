import type { Remark } from '#events/research/remarks';
import { chipsOf, chipsOfItem } from './remark-chips';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const style = { today: '2026-08-19', written: (day: string) => dates.format(Date.parse(day)) };

const from: Remark = { kind: 'takes_effect', day: '2026-08-22', sources: [2] };
const until: Remark = { kind: 'ends', day: '2027-12-31', sources: [3] };
const boats: Remark = { kind: 'exception', day: '2027-02-09', sources: [4] };
const nets: Remark = { kind: 'exception', day: '2027-02-09', sources: [5] };

const words = (...remarks: Remark[]) => chipsOf({ remarks }, style).map((chip) => chip.words);

test('days are said in a few words', () =>
  expect(words(from, until)).toEqual(['from Aug 22, 2026', 'until Dec 31, 2027']));

test.each<[string, Remark]>([
  ['due Aug 19, 2026', { kind: 'due', day: '2026-08-19', sources: [1] }],
  ['was due Aug 18, 2026', { kind: 'due', day: '2026-08-18', sources: [1] }],
  ['changed', { kind: 'was', quote: '5%', day: null, sources: [] }],
  ['ended Feb 20, 2026', { kind: 'no_longer_holds', day: '2026-02-20', by: 'Ending dues', sources: [1] }],
  [
    '“paying a levy of 12 percent” has not applied since Feb 20, 2026',
    { kind: 'part_ended', words: 'paying a levy of 12 percent', day: '2026-02-20', by: 'Ending dues', sources: [1] },
  ],
  [
    'part of it ended Feb 20, 2026',
    { kind: 'part_ended', words: 'a levy '.repeat(12), day: '2026-02-20', by: 'Ending dues', sources: [1] },
  ],
  ['preprint', { kind: 'paper', paper: 'arXiv:2601.01234', preprint: true, sources: [1] }],
  ['paper', { kind: 'paper', paper: 'doi:10.1038/s41586-026-00001-1', preprint: false, sources: [1] }],
  ['about what was told', { kind: 'told_before', quote: 'Fees rise.', sources: [1] }],
  [
    'Order 12 ended Feb 20, 2026',
    { kind: 'depends_on', act: 'Order 12', part: null, day: '2026-02-20', by: null, sources: [1] },
  ],
  [
    'the ferry dues under Order 12 ended Feb 20, 2026',
    { kind: 'depends_on', act: 'Order 12', part: 'ferry dues', day: '2026-02-20', by: null, sources: [1] },
  ],
])('a chip says: %s', (said, remark) => expect(words(remark)).toEqual([said]));

test('exceptions share a chip, and its card has all of them', () => {
  expect(chipsOf({ remarks: [boats, until, nets] }, style)).toEqual([
    { words: 'for some from Feb 9, 2027', remarks: [boats, nets] },
    { words: 'until Dec 31, 2027', remarks: [until] },
  ]);
});

test('exceptions of several days say how many there are', () =>
  expect(words(boats, { ...nets, day: '2027-03-01' })).toEqual(['for some from 2 other days']));

test('what all lines of an item have in common is said once', () => {
  const [first, second, third] = [
    [from, nets],
    [from, boats, nets],
    [from, nets],
  ].map((remarks) => ({ remarks }));
  if (first === undefined || second === undefined || third === undefined) throw new Error('There are three lines.');
  const { common, ofLine } = chipsOfItem([first, second, third], style);
  expect(common.map((chip) => chip.words)).toEqual(['from Aug 22, 2026', 'for some from Feb 9, 2027']);
  expect([first, second, third].flatMap(ofLine)).toEqual([]);
  expect(common.at(-1)?.remarks).toEqual([nets, boats]);
});

test('a line keeps what the item says in other words', () => {
  const later: Remark = { ...boats, day: '2027-03-01' };
  const { ofLine } = chipsOfItem([{ remarks: [nets] }, { remarks: [nets, later] }], style);
  expect(ofLine({ remarks: [nets, later] }).map((chip) => chip.words)).toEqual(['for some from Mar 1, 2027']);
});

test('a remark on the only line of an item stands beside its date', () =>
  expect(chipsOfItem([{ remarks: [from] }], style).common).toHaveLength(1));
