import { rowOfReadModel } from './projection-row';

test('the row of a rebuild says how many seconds are left', () => {
  const rebuilding = { name: 'feeds', state: 'rebuilding', position: 40, lag: 60, progress: 0.4 } as const;
  expect(rowOfReadModel({ ...rebuilding, rate: 12, secondsLeft: 5 }, 3)).toEqual({
    id: 'feeds',
    kind: 'read_model',
    state: 'rebuilding',
    position: 40,
    lag: 60,
    lag_seconds: 3,
    progress: 0.4,
    rate: 12,
    seconds_left: 5,
    stream: 'projection-feeds',
  });
  expect(rowOfReadModel(rebuilding, 3)).not.toHaveProperty('seconds_left');
});
