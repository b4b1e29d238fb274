import { allowedHosts, hostOfDomain } from './allowed-hosts';

test.each([
  ['whitehouse.gov', 'whitehouse.gov'],
  [' https://WWW.WhiteHouse.gov/news/ ', 'www.whitehouse.gov'],
  ['*.example.org', 'example.org'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['not a domain', ''],
  ['', ''],
])('%j has the host %j', (domain, host) => expect(hostOfDomain(domain)).toBe(host));

test('a domain allows itself and its subdomains, but not lookalikes', () => {
  const allows = allowedHosts(['example.org', 'www.other.example']);
  expect(['example.org', 'www.example.org', 'a.b.example.org', 'www.other.example'].every(allows)).toBe(true);
  expect(['badexample.org', 'example.org.evil.example', 'org', 'other.example', ''].some(allows)).toBe(false);
});

test('every host is allowed if no domains are given', () => expect(allowedHosts([])('anything.example')).toBe(true));
test('domains without a valid host allow nothing', () =>
  expect(allowedHosts(['not a domain'])('anything.example')).toBe(false));
