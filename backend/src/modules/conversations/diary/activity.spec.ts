import { activityIn } from './activity';
import type { KnownEntry } from './entries';
import type { ConversationRecord } from './history';

const said = (occurred_at: string, simulated = false): ConversationRecord =>
  ({
    type: 'MessageSent',
    data: { userId: 'ann', content: null, offsetMinutes: 120, simulated },
    metadata: { occurred_at },
  }) as ConversationRecord;

const when = { offsetMinutes: 120, said: 'time', words: null } as const;
const stools = (at: string, count: number): KnownEntry => ({
  entryId: at,
  entry: { kind: 'stool', bristol: null, count, blood: null, at, ...when },
});
const pain: KnownEntry = {
  entryId: 'p',
  entry: { kind: 'pain', strength: 4, where: null, at: '2026-05-05T10:00:00.000Z', ...when },
};

test('a person without kept stools sees their messages and entries', () => {
  expect(activityIn([], [said('2026-05-06T08:00:00.000Z'), said('2026-05-06T22:30:00.000Z')])).toEqual([
    {
      name: 'Messages',
      data: [
        { x: '2026-05-06', y: 1 },
        { x: '2026-05-07', y: 1 },
      ],
    },
  ]);
  expect(activityIn([pain], [])).toEqual([{ name: 'Entries kept', data: [{ x: '2026-05-05', y: 1 }] }]);
});

test('all of it is over the same days', () =>
  expect(activityIn([stools('2026-05-06T06:00:00.000Z', 3), pain], [said('2026-05-06T08:00:00.000Z')])).toEqual([
    {
      name: 'Stool logs',
      data: [
        { x: '2026-05-05', y: 0 },
        { x: '2026-05-06', y: 3 },
      ],
    },
    {
      name: 'Entries kept',
      data: [
        { x: '2026-05-05', y: 1 },
        { x: '2026-05-06', y: 1 },
      ],
    },
    {
      name: 'Messages',
      data: [
        { x: '2026-05-05', y: 0 },
        { x: '2026-05-06', y: 1 },
      ],
    },
  ]));

test('a message that staff wrote in a person’s name is not theirs', () =>
  expect(activityIn([], [said('2026-05-06T08:00:00.000Z', true)])).toEqual([]));
