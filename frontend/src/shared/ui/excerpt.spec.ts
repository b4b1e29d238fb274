import { excerpt } from './excerpt';

const policy =
  'It is the policy of the United States to promote AI innovation and security by working collaboratively with the ' +
  'private sector to modernize government and private sector information systems and harden them.';

test('shows a text that fits, or is hardly longer, completely', () => {
  expect(excerpt('Tariffs rise to 25%.', 150)).toEqual({ shown: 'Tariffs rise to 25%.', rest: '' });
  expect(excerpt(`${'word '.repeat(33)}end.`, 150).rest).toBe('');
});

test('cuts a longer text between words and returns the rest', () => {
  const { shown, rest } = excerpt(policy, 150);
  expect(shown).toBe(
    'It is the policy of the United States to promote AI innovation and security by working collaboratively with the ' +
      'private sector to modernize government',
  );
  expect(shown + rest).toBe(policy);
});

test('puts no comma before the ellipsis', () =>
  expect(excerpt(`${'a'.repeat(140)}, ${'b'.repeat(60)}`, 150).shown).toBe('a'.repeat(140)));

test.each([
  'goes up and',
  'goes up, and of the',
  'goes up -',
  'goes up.',
  'goes up in …',
  'goes up 12:01',
  'goes up by $1.5',
  'goes up 12:01 a.m.',
])('an excerpt does not end with %p', (before) =>
  expect(excerpt(`${'a'.repeat(130)} ${before} ${'b'.repeat(60)}`, 150).shown).toBe(`${'a'.repeat(130)} goes up`),
);

test('cuts a text without spaces too', () => expect(excerpt('字'.repeat(300), 150).shown).toHaveLength(150));
