import { browserStorage } from './browser-storage';

test('stored values are available to the next page', () => {
  browserStorage.set('colour', 'green');
  expect(localStorage.getItem('colour')).toBe('green');
  expect(browserStorage.get('colour')).toBe('green');
  browserStorage.remove('colour');
  expect(localStorage.getItem('colour')).toBeNull();
});

test.each<[string, () => () => void]>([
  [
    'denies access to storage',
    () => {
      const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      });
      return () => blocked.mockRestore();
    },
  ],
  [
    'has no space left',
    () => {
      const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      });
      return () => full.mockRestore();
    },
  ],
])('keeps values while the page is open if the browser %s', (_what, block) => {
  const unblock = block();
  expect(browserStorage.get('colour')).toBeNull();
  browserStorage.set('colour', 'green');
  expect(browserStorage.get('colour')).toBe('green');
  browserStorage.remove('colour');
  expect(browserStorage.get('colour')).toBeNull();
  unblock();
});
