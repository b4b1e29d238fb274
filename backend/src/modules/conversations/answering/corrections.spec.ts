import type { DiaryEntry } from '#events/conversations/diary-entry';
import type { KnownEntry } from '../diary/entries';
import type { Change } from '../understanding/said';
import { changed, meantBy } from './corrections';

const entry = (what: string, unit: string | null = null): DiaryEntry => ({
  ...{ kind: 'drink', what, amount: unit === null ? null : { value: 2, unit } },
  ...{ at: '2026-05-06T06:00:00.000Z', offsetMinutes: 120, said: 'time' },
});
const nothing: Change = { amount: null, time: null, what: null };

async function* newestFirst(...entries: readonly DiaryEntry[]): AsyncGenerator<KnownEntry> {
  for (const each of entries) yield { entryId: each.what, entry: each };
}

const told = () => newestFirst(entry('oatmeal'), entry('green tea', 'cups'), entry('coffee', 'cup'));

test.each([
  ['what it names', { ...nothing, what: { words: 'coffee', kind: 'drink' } }, 'coffee'],
  ['else the newest in its unit', { ...nothing, amount: { value: 3, unit: 'cups' } }, 'green tea'],
  ['else the newest', { ...nothing, amount: { value: 3, unit: null } }, 'oatmeal'],
] as const)('a correction means %s', async (_, change, meant) =>
  expect((await meantBy(change, told()))?.entryId).toBe(meant),
);

test('of nothing there is nothing to correct', async () => expect(await meantBy(nothing, newestFirst())).toBeNull());

test('what a correction does not say stays', () =>
  expect(changed(entry('coffee', 'cups'), { ...nothing, amount: { value: 3, unit: null } })).toEqual({
    ...entry('coffee', 'cups'),
    amount: { value: 3, unit: 'cups' },
  }));
