import { uuidV7 } from '#kernel/ids';
import { readStarterEvents } from '#modules/starter/starter-events';
import { isStarterTracker } from './starter-tracker';

test('every recorded tracker is known by its id', () => {
  const ids = readStarterEvents().map(({ data }) => String(Reflect.get(data, 'trackerId')));
  expect(ids.length).toBeGreaterThan(1000);
  expect(ids.filter((id) => !isStarterTracker(id))).toEqual([]);
});

test.each([uuidV7(Date.UTC(2026, 2, 1), Buffer.alloc(10)), 'tracker-1'])('%s is not a starter tracker', (id) =>
  expect(isStarterTracker(id)).toBe(false),
);
