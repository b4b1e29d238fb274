import { fetchFailure } from './fetch-failure';
import type { FetchResult } from './fetcher';
import { RobotsRules } from './robots';

const rules = (result: FetchResult): { robots: RobotsRules; asked: string[] } => {
  const asked: string[] = [];
  const fetch = async (url: string): Promise<FetchResult> => {
    asked.push(url);
    return result;
  };
  return { robots: new RobotsRules('Aidy', fetch), asked };
};
const text = (body: string): FetchResult => ({
  kind: 'fetched',
  url: 'https://a.example/robots.txt',
  contentType: 'text/plain',
  body: Buffer.from(body),
});
const at = (path: string): URL => new URL(path, 'https://a.example');

test('what robots.txt forbids is not read; it is asked for once', async () => {
  const { robots, asked } = rules(
    text('User-agent: *\nDisallow: /private/\nAllow: /private/open\nCrawl-delay: 3\nSitemap: https://a.example/s.xml'),
  );
  expect(await robots.permit(at('/a'))).toBeNull();
  expect(await robots.permit(at('/private/a'))).toMatchObject({ kind: 'robots' });
  expect(await robots.permit(at('/private/open'))).toBeNull();
  expect(await robots.sitemaps('https://a.example')).toEqual(['https://a.example/s.xml']);
  expect(await robots.crawlDelayMs('https://a.example')).toBe(3000);
  expect(asked).toEqual(['https://a.example/robots.txt']);
});

test('a line no address is as long as is passed over, and costs nothing', async () => {
  const host = Array.from({ length: 60_000 }, (_, at) => String.fromCodePoint(0x4e00 + (at % 5000))).join('');
  const { robots } = rules(
    text(`Sitemap: https://${host}.example/s.xml\nUser-agent: *\nDisallow: /no\nSitemap: https://a.example/s.xml`),
  );
  const before = process.cpuUsage().user;
  expect(await robots.sitemaps('https://a.example')).toEqual(['https://a.example/s.xml']);
  expect(await robots.permit(at('/no'))).toMatchObject({ kind: 'robots' });
  expect(process.cpuUsage().user - before).toBeLessThan(500_000);
});

test('rules for us by name go before those for all', async () => {
  const { robots } = rules(text('User-agent: *\nDisallow: /\n\nUser-agent: aidy\nDisallow: /no'));
  expect(await robots.permit(at('/a'))).toBeNull();
  expect(await robots.permit(at('/no'))).toMatchObject({ kind: 'robots' });
});

test.each([
  ['is not there', fetchFailure('http-error', 'is not there (404)', 404), null],
  ['does not let us in', fetchFailure('http-error', 'does not let us in (403)', 403), null],
  ['is too large', fetchFailure('too-large', 'is larger'), null],
  ['is asked for too often', fetchFailure('http-error', 'asks to be called less often (429)', 429), 'robots'],
  ['has a fault', fetchFailure('http-error', 'has a fault of its own (503)', 503), 'robots'],
  ['cannot be reached', fetchFailure('unreachable', 'refuses connections'), 'unreachable'],
  ['takes too long', fetchFailure('timeout', 'did not answer'), 'timeout'],
])('a robots.txt that %s', async (_, failure, kind) => {
  const permitted = await rules(failure).robots.permit(at('/a'));
  expect(permitted?.kind ?? null).toBe(kind);
});

test('a long pause is cut, since it would fill a run', async () =>
  expect(await rules(text('User-agent: *\nCrawl-delay: 3600')).robots.crawlDelayMs('https://a.example')).toBe(10_000));

test.each([
  ['a group of several names', 'User-agent: other\nUser-agent: *\nDisallow: /no', '/no', false],
  ['a path with a star', 'User-agent: *\nDisallow: /*/print/', '/a/print/b', false],
  ['an end', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf?x=1', true],
  ['a longer rule that allows', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
  ['nothing that is disallowed', 'User-agent: *\nDisallow:', '/a', true],
  ['rules for others only', 'User-agent: GPTBot\nDisallow: /', '/a', true],
  ['a mark of its encoding, and capitals', '\ufeffUSER-AGENT: *\nDISALLOW: /no', '/no', false],
  ['a page in place of rules', '<!doctype html><html><body>Disallow: everything</body></html>', '/a', true],
  ['a rule with thousands of stars', `User-agent: *\nDisallow: /${'*a'.repeat(5000)}`, `/${'a'.repeat(2000)}`, true],
])('robots.txt with %s', async (_, body, path, allowed) =>
  expect((await rules(text(body)).robots.permit(at(path))) === null).toBe(allowed),
);

test('sitemaps are found by their path too, and a pause that is no number is none', async () => {
  const { robots } = rules(
    text('Sitemap: /a.xml\nSITEMAP: https://b.example/b.xml\nSitemap: http://\nUser-agent: *\nCrawl-delay: soon'),
  );
  expect(await robots.sitemaps('https://a.example')).toEqual(['https://a.example/a.xml', 'https://b.example/b.xml']);
  expect(await robots.crawlDelayMs('https://a.example')).toBe(0);
});
