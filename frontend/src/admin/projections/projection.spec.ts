import { type Projection, formatLag, explainProjectionState, formatProgress, repairAdvice } from './projection';

const projection = (more: Partial<Projection>): Projection => ({
  id: 'trackers',
  kind: 'read_model',
  state: 'rebuilding',
  position: 10,
  lag: 0,
  lag_seconds: 0,
  progress: 0.129,
  stream: 'projection-trackers',
  ...more,
});

test('a rebuild shows its progress, and its remaining time once that is known', () => {
  expect(formatProgress(projection({}))).toBe('12%');
  expect(formatProgress(projection({ seconds_left: 40 }))).toBe('12%, about 40 s left');
  expect(formatProgress(projection({ seconds_left: 4000 }))).toBe('12%, about 66 min left');
});

test('the lag of a projection is worded in positions and time', () => {
  expect(formatLag(projection({}))).toBe('–');
  expect(formatLag(projection({ lag: 1, lag_seconds: 0 }))).toBe('1 position');
  expect(formatLag(projection({ lag: 1200, lag_seconds: 180 }))).toBe('1,200 positions, 3 min');
});

test('a damaged event gets both repair options, without the assurance that nothing is lost', () => {
  const event = {
    id: 'e1',
    type: 'TrackerCreated',
    stream: 'tracker-1',
    revision: 3,
    position: 17,
    is_damaged: true,
  } as const;
  const [restore, skip] = repairAdvice('read_model');
  expect(restore).toMatch(/^Restore the log from a backup/);
  expect(skip).toMatch(/^Carry on past it: .*Your decision is recorded/);
  expect(repairAdvice('reactor')[1]).toMatch(/undone for good/);
  const meaning = explainProjectionState(projection({ state: 'faulted', event }));
  expect(meaning).toMatch(/damaged/);
  expect(meaning).not.toMatch(/Nothing is lost/);
});
