import { type Decider, refuse } from '#kernel/decider';
import { type EventOf, event, declareEvents } from '#kernel/events';
import type { Recorded } from '#kernel/recorded-event';
import { earlierDecisionToChangeNothing } from './earlier-decision';

const doorEvents = declareEvents('door', { Opened: event<object>(), Closed: event<object>(), Locked: event<object>() });

const doorDecider: Decider<{ readonly type: 'Close' }, EventOf<typeof doorEvents>, 'open' | 'closed' | 'locked'> = {
  events: doorEvents,
  initialState: 'open',
  evolve: (_door, { type }) => (type === 'Opened' ? 'open' : type === 'Closed' ? 'closed' : 'locked'),
  decide: (_, door) => {
    if (door === 'locked') return refuse('INVALID', 'It is locked.');
    return door === 'closed' ? [] : [{ type: 'Closed', data: {} }];
  },
};

const at = (position: number, type: string, because: string, stream = 'door-one'): Recorded => ({
  id: `e${position}`,
  type,
  data: {},
  stream,
  revision: position,
  position,
  metadata: {
    occurred_at: '2026-11-01T00:00:00.000Z',
    correlation_id: because,
    causation_id: because,
    command: type,
    actor: { kind: 'system' },
    version: 1,
  },
});

/** Night falls, so the door is to be closed. */
const nightFell = at(10, 'NightFell', 'night', 'day-one');
const closing = (stream: readonly Recorded[], beforeEvent: readonly Recorded[] = []) =>
  earlierDecisionToChangeNothing(doorDecider, { command: { type: 'Close' }, stream, event: nightFell, beforeEvent });

test('no decision stands if the door was never closed since', () => {
  expect(closing([at(3, 'Closed', 'ann'), at(5, 'Opened', 'ann')])).toBeUndefined();
});

test('the door was closed at nightfall, and opened later', () => {
  expect(closing([at(3, 'Closed', 'ann'), at(12, 'Opened', 'ben')])).toEqual([]);
});

test('no decision stands if somebody else closed the door after nightfall, and opened it again', () => {
  expect(closing([at(11, 'Closed', 'ann'), at(12, 'Opened', 'ben')])).toEqual([]);
});

test('the door was locked when night fell', () => {
  expect(closing([at(3, 'Locked', 'ann'), at(12, 'Opened', 'ben')])).toMatchObject({ refused: 'INVALID' });
});

test('a moment before what earlier events of the same stream led to does not count', () => {
  const dayBroke = at(9, 'DayBroke', 'morning', 'day-one');
  expect(closing([at(3, 'Closed', 'ann'), at(12, 'Opened', 'morning')], [dayBroke])).toBeUndefined();
});

test('a moment between two events of one append does not count', () => {
  const swing = (each: Recorded): Recorded => ({ ...each, metadata: { ...each.metadata, command: 'Swing' } });
  const both = [at(11, 'Closed', 'ann'), at(12, 'Opened', 'ann')].map(swing);
  expect(closing(both)).toBeUndefined();
});
