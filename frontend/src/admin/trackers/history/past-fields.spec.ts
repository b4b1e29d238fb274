import { pastFields } from './past-fields';

const state = {
  title: 'Copper',
  description: 'Copper',
  frequency: 'week',
  model: 'exa',
  domains: ['a.example', 'c.example'],
  documents: [],
  tags: [],
  public: false,
  paused: false,
  suspended: false,
  email_updates: true,
  parent_id: null,
  also_about: [],
  include_words: [],
  exclude_words: [],
  deleted_at: null,
  editor: 'auto' as const,
  followers: 0,
  key_facts: {},
  overview: null,
  sources: [],
};
const field = (name: string, changed: Parameters<typeof pastFields>[0]['changed'] = []) =>
  pastFields({ state, changed }).find((each) => each.name === name);

test('a changed value comes after the one it replaced', () => {
  expect(field('Frequency', [{ field: 'frequency', was: 'day', now: 'week' }])?.parts).toEqual([
    { text: 'daily', kind: 'gone' },
    { text: 'weekly', kind: 'new' },
  ]);
});

test('a changed list marks only its removed and added items', () => {
  const change = { field: 'domains', was: ['a.example', 'b.example'], now: state.domains };
  expect(field('Domains', [change])?.parts).toEqual([
    { text: 'b.example', kind: 'gone' },
    { text: 'a.example', kind: 'kept' },
    { text: 'c.example', kind: 'new' },
  ]);
});

test('a key fact is shown exactly, so that every change of it can be seen', () => {
  const tradeDeficit = (value: number | null) => ({ 'Trade deficit': { type: 'currency' as const, value } });
  const change = { field: 'key_facts', was: tradeDeficit(null), now: tradeDeficit(1_200_000_000_000) };
  const fields = pastFields({ state: { ...state, key_facts: change.now }, changed: [change] });
  expect(fields.find(({ name }) => name === 'Key facts')?.parts).toEqual([
    { text: 'Trade deficit: Unknown', kind: 'gone' },
    { text: 'Trade deficit: $1,200,000,000,000.00', kind: 'new' },
  ]);
});

test('a field that holds nothing is left out, unless it has just been emptied', () => {
  expect(field('Folder')).toBeUndefined();
  expect(field('Folder', [{ field: 'parent_id', was: 'trade', now: null }])?.parts).toEqual([
    { text: 'trade', kind: 'gone' },
  ]);
});

test('a tracker has no fields before it was created', () => {
  expect(pastFields({ state: null, changed: [] })).toEqual([]);
});
