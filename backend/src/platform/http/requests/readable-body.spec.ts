import { unreadableFields } from './readable-body';

const pathsIn = (body: unknown) => unreadableFields(body).map(({ path }) => path);

test.each([
  [{ name: 'Zoë Ōta', lines: 'one\r\n\ttwo', emoji: '👩‍🚀', right: 'مرحبا' }],
  [{ domains: ['a.example', 'b.example'], parent: null, hour: 7, on: true }],
  ['text'],
  [{}],
])('%j is readable', (body) => expect(unreadableFields(body)).toEqual([]));

test.each([
  ['a lone surrogate', { name: 'a\ud800b' }, ['name']],
  ['a NUL in a list', { tags: ['fine', 'a\u0000b'] }, ['tags.1']],
  ["a terminal's escape", { name: '\u001b[2J' }, ['name']],
  ['__proto__', JSON.parse('{"a": {"__proto__": {"is_super": true}}}'), ['a.__proto__']],
  ['a field name', { 'na\u0000me': 1 }, ['']],
])('%s is named', (_what, body, paths) => expect(pathsIn(body)).toEqual(paths));

test('reports endless nesting for its top-level field', () => {
  const deep: unknown = JSON.parse(`{"a": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  expect(unreadableFields(deep)).toEqual([{ path: 'a', message: 'This is nested too deeply.' }]);
});

test('limits the number of reported errors', () => {
  expect(unreadableFields(Array.from({ length: 10_000 }, () => '\u0000'))).toHaveLength(20);
});

test.each([
  ['a list', { a: Array.from({ length: 500_000 }, () => 1) }, 'a'],
  ['lists in a list', { a: { b: Array.from({ length: 300_000 }, () => []) } }, 'a'],
  ['fields', Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`f${index}`, 1])), ''],
])('does not scan endless %s', (_what, body, path) => {
  const [fault, ...more] = unreadableFields(body);
  expect([fault?.path, fault?.message, more]).toEqual([path, 'At most 25000 values.', []]);
});

test('scans as much as a tracker’s largest lists contain', () => {
  const facts = Array.from({ length: 1000 }, () => ({ name: 'a', type: 'b', description: 'c', value: 1 }));
  expect(unreadableFields({ domains: Array.from({ length: 1000 }, () => 'a.example'), key_facts: facts })).toEqual([]);
});
