import { getTreeAction, flattenTree } from './tree-rows';

const folder = (id: string | null, ...children: ReturnType<typeof leaf>[]) => ({ ...leaf(id), children });
const leaf = (id: string | null): { id: string | null; name: string; children: never[] } => ({
  id,
  name: id ?? 'My Trackers',
  children: [],
});
const root = folder(null, folder('Trade', leaf('Steel'), leaf('Metals')) as never, leaf('Space'));

const seen = (closed: readonly (string | null)[] = [], moved: string | null = null) =>
  flattenTree(root, { closed: new Set(closed), moved });
const names = (closed: readonly (string | null)[]) => seen(closed).map(({ name }) => name);

test('all rows are listed except those inside collapsed folders', () => {
  expect(names([])).toEqual(['My Trackers', 'Trade', 'Steel', 'Metals', 'Space']);
  expect(names(['Trade'])).toEqual(['My Trackers', 'Trade', 'Space']);
  expect(names([null])).toEqual(['My Trackers']);
});

test('each row has its level, its position among its siblings, and whether it is expanded', () =>
  expect(seen(['Trade']).map(({ level, position, siblings, isOpen }) => [level, position, siblings, isOpen])).toEqual([
    [1, 1, 1, true],
    [2, 1, 2, false],
    [2, 2, 2, null],
  ]));

test('a folder that is moved disables itself and its contents as targets', () =>
  expect(
    seen([], 'Trade')
      .filter(({ isDisabled }) => isDisabled)
      .map(({ name }) => name),
  ).toEqual(['Trade', 'Steel', 'Metals']));

describe('the key', () => {
  const pressed = (key: string, on: string | null, closed: readonly string[] = [], moved: string | null = null) => {
    const rows = seen(closed, moved);
    const row = rows.find(({ id }) => id === on);
    if (row === undefined) throw new Error(`${on} is not seen.`);
    return getTreeAction(key, rows, row);
  };

  test.each<[string, string | null, ReturnType<typeof getTreeAction>]>([
    ['ArrowDown', 'Trade', { type: 'focus', id: 'Steel' }],
    ['ArrowDown', 'Space', null],
    ['ArrowUp', 'Space', { type: 'focus', id: 'Metals' }],
    ['ArrowUp', null, null],
    ['Home', 'Metals', { type: 'focus', id: null }],
    ['End', null, { type: 'focus', id: 'Space' }],
    ['ArrowRight', 'Trade', { type: 'focus', id: 'Steel' }],
    ['ArrowRight', 'Space', null],
    ['ArrowLeft', 'Trade', { type: 'close', id: 'Trade' }],
    ['ArrowLeft', 'Metals', { type: 'focus', id: 'Trade' }],
    ['s', 'Steel', { type: 'focus', id: 'Space' }],
    ['S', 'Space', { type: 'focus', id: 'Steel' }],
    ['x', 'Space', null],
    ['Enter', 'Steel', { type: 'choose', id: 'Steel' }],
    [' ', null, { type: 'choose', id: null }],
    ['Escape', 'Steel', null],
  ])('%s on %s', (key, on, expected) => expect(pressed(key, on)).toEqual(expected));

  test('ArrowRight expands a collapsed folder', () =>
    expect(pressed('ArrowRight', 'Trade', ['Trade'])).toEqual({ type: 'open', id: 'Trade' }));

  test('Enter chooses no disabled folder', () => expect(pressed('Enter', 'Steel', [], 'Trade')).toBeNull());
});
