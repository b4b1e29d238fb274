import { withinSite } from './within-site';

test.each(['/', '/list-trackers', '/tracker/7?tab=sources#line-3', '/feed?q=a%2Fb'])('%s is within the site', (path) =>
  expect(withinSite(path)).toBe(path),
);

test.each([
  ['', 'nothing'],
  ['list-trackers', 'a path that depends on the page'],
  ['https://evil.example/', 'another site'],
  ['//evil.example/', 'another host'],
  ['/\\evil.example/', 'another host to browsers, which take the backslash for a slash'],
  ['/\t/evil.example/', 'another host once the tab is taken out'],
  ['/.//evil.example/', 'another host once the dot is resolved'],
  ['/a/..//evil.example/', 'another host once the path is resolved'],
  ['javascript:alert(1)', 'a script'],
])('%j is %s', (text) => expect(withinSite(text)).toBeNull());
