import type { Remark } from '#events/research/remarks';
import { chipsOf, chipsOfItem } from './remark-chips';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const telling = { today: '2026-08-19', written: (day: string) => dates.format(Date.parse(day)) };

const from: Remark = { kind: 'takes_effect', day: '2026-08-22', sources: [2] };
const until: Remark = { kind: 'ends', day: '2027-12-31', sources: [3] };
const boats: Remark = { kind: 'exception', day: '2027-02-09', sources: [4] };
const nets: Remark = { kind: 'exception', day: '2027-02-09', sources: [5] };

const words = (...remarks: Remark[]) => chipsOf({ remarks }, telling).map((chip) => chip.words);

test('days are said in a few words', () =>
  expect(words(from, until)).toEqual(['from Aug 22, 2026', 'until Dec 31, 2027']));

test.each<[string, Remark]>([
  ['due Aug 19, 2026', { kind: 'due', day: '2026-08-19', thing: null, sources: [1] }],
  ['was due Aug 18, 2026', { kind: 'due', day: '2026-08-18', thing: 'review', sources: [1] }],
  ['changed', { kind: 'was', quote: '5%', day: null, sources: [] }],
  ['ended Feb 20, 2026', { kind: 'no_longer_holds', day: '2026-02-20', by: 'Ending dues', sources: [1] }],
  ['preprint', { kind: 'paper', paper: 'arXiv:2601.01234', preprint: true, sources: [1] }],
  ['paper', { kind: 'paper', paper: 'doi:10.1038/s41586-026-00001-1', preprint: false, sources: [1] }],
  ['told before', { kind: 'told_before', quote: 'Fees rise.', sources: [1] }],
  ['Order 12', { kind: 'titled', act: 'Order 12', title: 'Dues', sources: [1] }],
])('a chip says: %s', (said, remark) => expect(words(remark)).toEqual([said]));

test('exceptions are counted, and their card has all of them', () => {
  const [chip] = chipsOf({ remarks: [boats, nets] }, telling);
  expect(chip).toEqual({ words: '2 exceptions', remarks: [boats, nets] });
});

test('how a line depends on an act that ended stands in one card', () => {
  const ended: Remark = { kind: 'depends_on', act: 'Order 12', part: null, day: '2026-02-20', by: null, sources: [1] };
  const titled: Remark = { kind: 'titled', act: 'Order 12', title: 'Dues', sources: [2] };
  const rests: Remark = { kind: 'rests_on', act: 'Order 12', partly: false, sources: [3] };
  expect(chipsOf({ remarks: [titled, ended, rests] }, telling)).toEqual([
    { words: 'its act ended Feb 20, 2026', remarks: [ended, rests, titled] },
  ]);
});

test('what only helps to understand a line stands in a card that is there anyway', () => {
  const limit: Remark = { kind: 'limit', sources: [4] };
  expect(words(limit)).toEqual([]);
  expect(chipsOf({ remarks: [from, limit] }, telling)).toEqual([
    { words: 'from Aug 22, 2026', remarks: [from, limit] },
  ]);
});

test('what all lines of an item have in common is said once', () => {
  const [first, second, third] = [
    [from, nets],
    [from, boats, nets],
    [from, nets],
  ].map((remarks) => ({ remarks }));
  if (first === undefined || second === undefined || third === undefined) throw new Error('There are three lines.');
  const { common, ofLine } = chipsOfItem([first, second, third], telling);
  expect(common.map((chip) => chip.words)).toEqual(['from Aug 22, 2026', '1 exception']);
  expect([first, second, third].map((line) => ofLine(line).map((chip) => chip.words))).toEqual([
    [],
    ['1 exception'],
    [],
  ]);
});

test('what is said of the only line of an item stands beside its date', () =>
  expect(chipsOfItem([{ remarks: [from] }], telling).common).toHaveLength(1));
