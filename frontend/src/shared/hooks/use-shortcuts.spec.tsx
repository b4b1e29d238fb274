import { fireEvent, renderHook, screen } from '@testing-library/react';
import { useShortcuts } from './use-shortcuts';

const acts = { '[': jest.fn(), j: jest.fn(), 'mod+k': jest.fn() };
const done = () => Object.entries(acts).flatMap(([keys, act]) => (act.mock.calls.length > 0 ? [keys] : []));

const on = (platform: string) => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  document.body.innerHTML = '<input aria-label="Field" />';
  renderHook(() => useShortcuts(acts));
};
afterEach(() => {
  jest.restoreAllMocks();
  for (const act of Object.values(acts)) act.mockReset();
});

const altGr = { modifierAltGraph: true, ctrlKey: true, altKey: true };

test.each<[string, string, object, readonly string[]]>([
  ['AltGr for a bracket', 'Win32', { key: '[', ...altGr }, ['[']],
  ['Option for a bracket', 'MacIntel', { key: '[', altKey: true }, ['[']],
  ['Alt and a letter, which opens a menu', 'Win32', { key: 'j', altKey: true }, []],
  ['AltGr and a letter', 'Win32', { key: 'k', ...altGr }, []],
  ['Ctrl and Alt', 'Win32', { key: 'k', ctrlKey: true, altKey: true }, []],
  ['a letter', 'Linux x86_64', { key: 'j' }, ['j']],
  ['Ctrl K', 'Win32', { key: 'k', ctrlKey: true }, ['mod+k']],
  ['⌘ K', 'MacIntel', { key: 'k', metaKey: true }, ['mod+k']],
])('%s on %s', (_what, platform, pressed, expected) => {
  on(platform);
  fireEvent.keyDown(document.body, pressed);
  expect(done()).toEqual(expected);
});

test('Ctrl K in a field of a Mac deletes to the end of the line, as everywhere on it', () => {
  on('MacIntel');
  expect(fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'k', ctrlKey: true })).toBe(true);
  fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'k', metaKey: true });
  expect(done()).toEqual(['mod+k']);
});

test('Escape leaves a field, so that the next key is a shortcut', () => {
  on('Linux x86_64');
  const field = screen.getByLabelText('Field');
  field.focus();
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(document.activeElement).toBe(document.body);
});

describe('a dialog in the page', () => {
  const withDialog = (html: string) => {
    on('Linux x86_64');
    document.body.insertAdjacentHTML('beforeend', html);
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    return done();
  };

  test.each([
    ['an open dialog', '<div role="dialog" aria-modal="true"></div>'],
    ['an open menu', '<ul role="menu"></ul>'],
  ])('%s keeps the keys to itself', (_what, html) => expect(withDialog(html)).toEqual([]));

  test.each([
    ['hidden from sight', '<div style="visibility: hidden"><div role="dialog" aria-modal="true"></div></div>'],
    ['hidden from readers', '<div aria-hidden="true"><div role="dialog" aria-modal="true"></div></div>'],
    ['of no display', '<div hidden><ul role="menu"></ul></div>'],
  ])('a closed dialog that is only %s leaves the keys to the page', (_what, html) =>
    expect(withDialog(html)).toEqual(['j', 'mod+k']),
  );
});
