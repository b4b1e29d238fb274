import { getSite } from './get-site';

test.each([
  ['https://www.agency.example/news', 'www.agency.example', 'agency.example'],
  ['https://agency.example/document/1', 'agency.example', 'agency.example'],
  [`${window.location.origin}/document/1?page=2`, window.location.hostname, 'Document'],
  [`${window.location.origin}/help`, window.location.hostname, window.location.hostname],
])('%s is on %s: %s', (url, host, site) => expect(getSite({ url, host })).toBe(site));
