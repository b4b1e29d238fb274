import { eventCategories } from '#test/support/log/event-categories';
import { maskedField } from './masked-field';
import { maskFor } from './masked-value';

const shown = (expected: unknown, found: unknown, categories: readonly string[] = ['sourceset']) => {
  const { expected: one, found: other } = maskedField(
    { name: 'name', expected, found },
    maskFor(eventCategories, categories),
  );
  return [one, other];
};

test('a value is shown as JSON, and one that does not exist as null', () => {
  expect(shown(['nasa.gov'], undefined)).toEqual(['["nasa.gov"]', null]);
});

test('long values are cut around the place where they begin to differ', () => {
  const [one, other] = shown(`${'a'.repeat(5000)}b${'c'.repeat(5000)}`, `${'a'.repeat(5000)}d`);
  expect(one).toMatch(/^…a{80}bc+…$/);
  expect(one).toHaveLength(602);
  expect(other).toBe(`…${'a'.repeat(80)}d"`);
});

test('possibly personal values are masked; ids, times, numbers and flags are not', () => {
  const value = {
    email: 'ann@example.org',
    roles: ['staff'],
    id: '0199a000-0000-7000-8000-000000000001',
    at: '2026-03-01T12:00:00.000Z',
    left: 3,
    on: true,
    gone: null,
  };
  expect(JSON.parse(shown(value, null, ['user'])[0] ?? '')).toEqual({ ...value, email: '•••', roles: ['•••'] });
  expect(shown('ann@example.org', 'bob@example.org', ['tracker', 'user'])).toEqual(['"•••"', '"•••"']);
  expect(shown('nasa.gov', 'esa.int', ['sourceset'])).toEqual(['"nasa.gov"', '"esa.int"']);
});
