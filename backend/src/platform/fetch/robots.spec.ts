import fc from 'fast-check';
import { fetchFailure } from './fetch-failure';
import type { FetchResult } from './fetcher';
import { Robots } from './robots';
import { MAX_WILDCARD_RULES, readRobots } from './robots-rules';

const rules = (result: FetchResult): { robots: Robots; requests: string[] } => {
  const requests: string[] = [];
  const fetch = async (url: string): Promise<FetchResult> => {
    requests.push(url);
    return result;
  };
  return { robots: new Robots({ agentName: 'Aidy', fetch, read: async (file) => readRobots(file) }), requests };
};
const text = (body: string): FetchResult => ({
  kind: 'fetched',
  url: 'https://a.example/robots.txt',
  contentType: 'text/plain',
  body: Buffer.from(body),
});
const at = (path: string): URL => new URL(path, 'https://a.example');

test('does not read what robots.txt disallows, and fetches robots.txt once', async () => {
  const { robots, requests } = rules(
    text('User-agent: *\nDisallow: /private/\nAllow: /private/open\nCrawl-delay: 3\nSitemap: https://a.example/s.xml'),
  );
  expect(await robots.permit(at('/a'))).toBeNull();
  expect(await robots.permit(at('/private/a'))).toMatchObject({ kind: 'robots' });
  expect(await robots.permit(at('/private/open'))).toBeNull();
  expect(await robots.sitemaps('https://a.example')).toEqual(['https://a.example/s.xml']);
  expect(await robots.crawlDelayMs('https://a.example')).toBe(3000);
  expect(requests).toEqual(['https://a.example/robots.txt']);
});

test('ignores overlong lines cheaply', async () => {
  const host = Array.from({ length: 60_000 }, (_, index) => String.fromCodePoint(0x4e00 + (index % 5000))).join('');
  const { robots } = rules(
    text(`Sitemap: https://${host}.example/s.xml\nUser-agent: *\nDisallow: /no\nSitemap: https://a.example/s.xml`),
  );
  const before = process.cpuUsage().user;
  expect(await robots.sitemaps('https://a.example')).toEqual(['https://a.example/s.xml']);
  expect(await robots.permit(at('/no'))).toMatchObject({ kind: 'robots' });
  expect(process.cpuUsage().user - before).toBeLessThan(500_000);
});

/** CPU milliseconds of one decision after the file was read: the best of several, since other work is counted too. */
const costOf = async (robots: Robots, url: URL): Promise<number> => {
  await robots.permit(at('/'));
  const costs: number[] = [];
  for (let round = 0; round < 5; round++) {
    const before = process.cpuUsage();
    await robots.permit(url);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
};

test.each([
  ['long rules with a wildcard', 250, `/*${'a'.repeat(1900)}b`],
  ['long rules of nothing but wildcards', 250, `/${'*a'.repeat(950)}b`],
  ['the maximum number of short rules', MAX_WILDCARD_RULES, '/*aaaab'],
  ['rules that match up to the last character', MAX_WILDCARD_RULES, `/*${'a'.repeat(20)}b*${'a'.repeat(20)}b`],
])('decides quickly with %s', async (_, count, rule) => {
  const { robots } = rules(text(`User-agent: *\n${`Disallow: ${rule}\n`.repeat(count)}`));
  expect(await costOf(robots, at(`/${'a'.repeat(1900)}`))).toBeLessThan(250);
});

test('does not read a host with too many wildcards', async () => {
  const some = (count: number): FetchResult =>
    text(`User-agent: *\n${Array.from({ length: count }, (_, index) => `Disallow: /*${index}x`).join('\n')}`);
  expect(await rules(some(MAX_WILDCARD_RULES)).robots.permit(at('/a'))).toBeNull();
  expect(await rules(some(MAX_WILDCARD_RULES + 1)).robots.permit(at('/a'))).toEqual(
    fetchFailure('robots', { kind: 'robots_too_long' }),
  );
});

test('ignores the truncated last line of a file that is too long', async () => {
  const { robots } = rules(
    text(`User-agent: *\nDisallow: /\n${'#'.repeat(499)}\n`.padEnd(512_000 - 8, '\n') + 'Allow: /open'),
  );
  expect(await robots.permit(at('/a'))).toMatchObject({ kind: 'robots' });
});

/** The plain definition: tries `*` with every length. */
const matchesByDefinition = (pattern: string, path: string): boolean => {
  if (pattern === '') return true;
  if (pattern === '$') return path === '';
  if (pattern.startsWith('*'))
    return matchesByDefinition(pattern.slice(1), path) || (path !== '' && matchesByDefinition(pattern, path.slice(1)));
  return path !== '' && pattern[0] === path[0] && matchesByDefinition(pattern.slice(1), path.slice(1));
};

test('the longest matching rule decides, and of equal length the one that allows', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.boolean(), fc.stringMatching(/^[/ab*]{0,6}\$?$/)), { maxLength: 6 }),
      fc.stringMatching(/^[/ab]{0,8}$/),
      async (given, rest) => {
        const lines = given.map(([allows, pattern]) => `${allows ? 'Allow' : 'Disallow'}: /${pattern}`);
        const path = `/x${rest}`;
        const matching = given.filter(([, pattern]) => matchesByDefinition(`/${pattern}`, path));
        const longest = Math.max(...matching.map(([, pattern]) => pattern.length));
        const deciding = matching.filter(([, pattern]) => pattern.length === longest);
        const allowed = deciding.length === 0 || deciding.some(([allows]) => allows);
        const { robots } = rules(text(['User-agent: *', ...lines].join('\n')));
        expect((await robots.permit(at(path))) === null).toBe(allowed);
      },
    ),
  ));

test('rules for our agent take precedence over those for all', async () => {
  const { robots } = rules(text('User-agent: *\nDisallow: /\n\nUser-agent: aidy\nDisallow: /no'));
  expect(await robots.permit(at('/a'))).toBeNull();
  expect(await robots.permit(at('/no'))).toMatchObject({ kind: 'robots' });
});

const httpError = (status: number) => fetchFailure('http_error', { kind: 'status', status }, status);

test.each([
  ['does not exist', httpError(404), null],
  ['denies access', httpError(403), null],
  ['is too large', fetchFailure('too_large', { kind: 'too_large', kilobytes: 500 }), null],
  ['is rate limited', httpError(429), 'robots'],
  ['fails with a server error', httpError(503), 'robots'],
  ['cannot be reached', fetchFailure('unreachable', { kind: 'network', fault: 'refused' }), 'unreachable'],
  ['times out', fetchFailure('timeout', { kind: 'timeout', seconds: 15 }), 'timeout'],
])('a robots.txt that %s', async (_, failure, kind) => {
  const permitted = await rules(failure).robots.permit(at('/a'));
  expect(permitted?.kind ?? null).toBe(kind);
});

test('caps a long crawl delay', async () =>
  expect(await rules(text('User-agent: *\nCrawl-delay: 3600')).robots.crawlDelayMs('https://a.example')).toBe(10_000));

test.each([
  ['a group of several names', 'User-agent: other\nUser-agent: *\nDisallow: /no', '/no', false],
  ['an unknown line among the names', 'User-agent: Aidy\nNoindex: /b\nUser-agent: *\nDisallow: /no', '/no', false],
  ['a sitemap among the names', 'User-agent: Aidy\nSitemap: /s.xml\nUser-agent: *\nDisallow: /no', '/no', false],
  ['a path with a star', 'User-agent: *\nDisallow: /*/print/', '/a/print/b', false],
  ['an end', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf?x=1', true],
  ['a longer allow rule', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
  ['an empty disallow', 'User-agent: *\nDisallow:', '/a', true],
  ['rules for others only', 'User-agent: GPTBot\nDisallow: /', '/a', true],
  ['a byte order mark and capitals', '\ufeffUSER-AGENT: *\nDISALLOW: /no', '/no', false],
  ['an HTML page instead of rules', '<!doctype html><html><body>Disallow: everything</body></html>', '/a', true],
  ['a rule with thousands of stars', `User-agent: *\nDisallow: /${'*a'.repeat(5000)}`, `/${'a'.repeat(1900)}`, true],
])('robots.txt with %s', async (_, body, path, allowed) =>
  expect((await rules(text(body)).robots.permit(at(path))) === null).toBe(allowed),
);

test('resolves relative sitemap paths and ignores an invalid crawl delay', async () => {
  const { robots } = rules(
    text('Sitemap: /a.xml\nSITEMAP: https://b.example/b.xml\nSitemap: http://\nUser-agent: *\nCrawl-delay: soon'),
  );
  expect(await robots.sitemaps('https://a.example')).toEqual(['https://a.example/a.xml', 'https://b.example/b.xml']);
  expect(await robots.crawlDelayMs('https://a.example')).toBe(0);
});
