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

test('rules for us by name go before those for all', async () => {
  const { robots } = rules(text('User-agent: *\nDisallow: /\n\nUser-agent: aidy\nDisallow: /no'));
  expect(await robots.permit(at('/a'))).toBeNull();
  expect(await robots.permit(at('/no'))).toMatchObject({ kind: 'robots' });
});

test.each([
  ['is not there', fetchFailure('http-error', 'is not there (404)', 404), null],
  ['does not let us in', fetchFailure('http-error', 'does not let us in (403)', 403), null],
  ['is too large', fetchFailure('too-large', 'is larger'), null],
  ['has a fault', fetchFailure('http-error', 'has a fault of its own (503)', 503), 'robots'],
  ['cannot be reached', fetchFailure('unreachable', 'refuses connections'), 'unreachable'],
  ['takes too long', fetchFailure('timeout', 'did not answer'), 'timeout'],
])('a robots.txt that %s', async (_, failure, kind) => {
  const permitted = await rules(failure).robots.permit(at('/a'));
  expect(permitted?.kind ?? null).toBe(kind);
});

test('a long pause is cut, since it would fill a run', async () =>
  expect(await rules(text('User-agent: *\nCrawl-delay: 3600')).robots.crawlDelayMs('https://a.example')).toBe(10_000));
