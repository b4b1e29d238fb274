import { domainsOfHost, domainsOfImage } from './domains-of-host';

test('a host is below its domains, not below the last label', () => {
  expect(domainsOfHost('Static01.NYT.com')).toEqual(['static01.nyt.com', 'nyt.com']);
  expect(domainsOfHost('localhost')).toEqual(['localhost']);
});

test('an image is of the host that it lies on and of that of its page', () => {
  const domains = domainsOfImage({ address: 'https://cdn.example.org/a.jpg', url: 'https://www.example.org/news' });
  expect(domains).toEqual(['cdn.example.org', 'example.org', 'www.example.org']);
});
