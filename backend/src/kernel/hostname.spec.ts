import { normaliseHostname } from './hostname';

describe('a host name', () => {
  test.each([
    ['example.org', 'example.org'],
    ['  Example.ORG ', 'example.org'],
    ['https://www.example.org/news?id=1#top', 'www.example.org'],
    ['http://example.org:8080', 'example.org'],
    ['example.org/feed', 'example.org'],
    ['example.org.', 'example.org'],
    ['a-b.co.uk', 'a-b.co.uk'],
    ['bücher.de', 'xn--bcher-kva.de'],
  ])('%s becomes %s', (typed, hostname) => expect(normaliseHostname(typed)).toBe(hostname));

  test.each([
    '',
    'localhost',
    'not a domain',
    'exa mple.org',
    'http://',
    'ftp://example.org',
    'javascript:alert(1)',
    '-a.org',
    'a-.org',
    'a..org',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    'user:secret@example.org',
    'example.org\\@evil.org',
    `${'a'.repeat(64)}.org`,
    `${'a.'.repeat(130)}org`,
  ])('%j is not a host name', (typed) => expect(normaliseHostname(typed)).toBeNull());

  test('accepts an underscore, which DNS does', () =>
    expect(normaliseHostname('https://under_score.org/a')).toBe('under_score.org'));

  test('accepts a long URL with a short host', () =>
    expect(normaliseHostname(`https://example.org/${'a'.repeat(5000)}?${'b'.repeat(5000)}`)).toBe('example.org'));

  test('refuses a name of ten thousand letters quickly', () => {
    const letters = Array.from({ length: 10_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    const begun = performance.now();
    for (let count = 0; count < 30; count++) {
      expect([normaliseHostname(`${letters}.example`), normaliseHostname(`https:///${letters}`)]).toEqual([null, null]);
    }
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
