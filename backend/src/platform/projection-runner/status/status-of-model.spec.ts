import { statusHere, type ProjectedModel } from './status-of-model';

const END = 999;

/** A rebuild of a live model, a quarter of the way through the log. */
const rebuilding: ProjectedModel = {
  name: 'source-sets',
  state: 'rebuilding',
  position: END,
  buildPosition: 249,
  speed: { events: 49.6, positions: 100 },
  fault: undefined,
  paused: false,
  inInitialFill: false,
};
const paceOf = (model: Partial<ProjectedModel>) => {
  const { rate, secondsLeft } = statusHere({ ...rebuilding, ...model }, END, undefined);
  return { rate, secondsLeft };
};

test('a rebuild says how far it is, how fast, and how many seconds are left at this pace', () => {
  expect(statusHere(rebuilding, END, undefined)).toMatchObject({
    state: 'rebuilding',
    lag: 0,
    progress: 0.25,
    rate: 50,
    secondsLeft: 8,
  });
});

test('a rebuild that stands still does not estimate when it ends', () => {
  expect(paceOf({ speed: { events: 0, positions: 0 } })).toEqual({ rate: 0, secondsLeft: undefined });
});

test.each<[string, Partial<ProjectedModel>]>([
  ['that has just begun', { speed: undefined }],
  ['that is paused', { state: 'paused', paused: true }],
  ['that is faulted', { state: 'faulted' }],
])('a rebuild %s has no pace', (_when, model) => {
  expect(paceOf(model)).toEqual({ rate: undefined, secondsLeft: undefined });
});

test('a model that follows the log has no pace once it is up to date', () => {
  const following = { state: 'live', buildPosition: undefined } as const;
  expect(paceOf({ ...following, position: END })).toEqual({ rate: undefined, secondsLeft: undefined });
  expect(paceOf({ ...following, position: 900 })).toEqual({ rate: 50, secondsLeft: undefined });
});

test('every model is faulted while the log cannot be read', () => {
  expect(statusHere(rebuilding, END, 'The log is closed.')).toMatchObject({
    state: 'faulted',
    error: 'The log is closed.',
  });
});
