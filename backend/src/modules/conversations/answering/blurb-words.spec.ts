import type { DiaryEntry, EntryKind } from '#events/conversations/diary-entry';
import { blurbOf } from './blurb-words';

const entry = (kind: EntryKind, what: string, hour: number, said: DiaryEntry['said'] = 'time'): DiaryEntry => ({
  ...{ kind, what, amount: kind === 'drink' ? { value: 1, unit: 'glass' } : null },
  ...{ at: new Date(Date.UTC(2026, 4, 6, hour)).toISOString(), offsetMinutes: 120, said },
});

test('a day is summed up by kinds, the same thing once with its times', () =>
  expect(
    blurbOf([
      entry('drink', 'water', 6),
      entry('stool', 'bowel movement', 7),
      entry('drink', 'water', 8),
      entry('food', 'oatmeal', 9, 'day'),
    ]),
  ).toBe(
    [
      '**Stools** (1): bowel movement (09:00).',
      '**Food** (1): oatmeal.',
      '**Drinks** (2): water, 1 glass, 2 times (08:00, 10:00).',
    ].join('\n\n'),
  ));
