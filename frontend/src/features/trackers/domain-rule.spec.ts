import { domainsProblem, hostOf, hostsOf } from './domain-rule';

test.each([
  ['whitehouse.gov', 'whitehouse.gov'],
  [' https://www.Example.org/news?page=2 ', 'www.example.org'],
  ['http://example.org:8080', 'example.org'],
  ['sub-domain.example.co.uk', 'sub-domain.example.co.uk'],
])('%p is the host %p', (typed, host) => expect(hostOf(typed)).toBe(host));

test.each([
  '',
  'localhost',
  'exa mple.org',
  '-bad.org',
  'bad-.org',
  'ftp://example.org',
  'a..b',
  'example',
  `${'a'.repeat(64)}.org`,
])('%p is no domain', (typed) => expect(hostOf(typed)).toBeNull());

test('no domain fields at all are fine, only blank ones are not', () => {
  expect(domainsProblem([])).toBeUndefined();
  expect(domainsProblem(['', ' '])).toBe('Please add at least one domain or remove all domain fields.');
  expect(domainsProblem(['example.org', ''])).toBeUndefined();
});

test('invalid ones are counted', () =>
  expect(domainsProblem(['nope', 'example.org', '???'])).toBe(
    'There are 2 invalid domain(s) in your list. Please correct them before saving.',
  ));

test('each host is saved once', () =>
  expect(hostsOf(['https://a.org', '', 'a.org/x', 'b.org'])).toEqual(['a.org', 'b.org']));
