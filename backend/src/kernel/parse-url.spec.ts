import { parseUrl } from './parse-url';

/** More calls than V8 makes before it optimises a function. */
const MANY = 20_000;

test('an address with an umlaut stays valid however often one is parsed', () => {
  const hosts = new Set(Array.from({ length: MANY }, () => parseUrl('https://www.Bücher.de/neu')?.hostname));
  expect(hosts).toEqual(new Set(['www.xn--bcher-kva.de']));
});

test.each([
  ['//b.org/x', 'https://a.org/', 'https://b.org/x'],
  ['../x', 'https://a.org/b/c', 'https://a.org/x'],
  ['x', undefined, undefined],
  ['https://', undefined, undefined],
])('%p from %p leads to %p', (address, base, href) => expect(parseUrl(address, base)?.href).toBe(href));
