import { withTimeout } from './timeout';

const never = new Promise<never>(() => undefined);
const late = (): never => {
  throw new Error('It took too long.');
};

test('work that is done in time has its result, also undefined', async () => {
  expect(await withTimeout(Promise.resolve(1), 1000, late)).toBe(1);
  expect(await withTimeout(Promise.resolve(undefined), 1000, late)).toBeUndefined();
});

test('work that takes longer is given up', async () => {
  expect(await withTimeout(never, 1, () => 'late')).toBe('late');
  await expect(withTimeout(never, 1, late)).rejects.toThrow('It took too long.');
});

test('work that fails has its own error', () =>
  expect(withTimeout(Promise.reject(new Error('The disk is full.')), 1000, late)).rejects.toThrow('The disk is full.'));
