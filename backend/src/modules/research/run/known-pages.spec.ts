import fc from 'fast-check';
import { type PackedPages, noPages, unpackPages, withPages } from './known-pages';

const knownPage = (n: number, fingerprint = 'whole', story: string | null = null) => ({
  url: `https://www.agency.gov/${n}`,
  fingerprint,
  paragraphs: 'abcdefg'.repeat(30),
  measures: story === null ? [] : [{ wording: 'hijklmn', values: ['4½ percent', '“two”'] }],
  story,
});

test('finds a page by its URL, and its fingerprint by any URL with the same key', () => {
  const pages = unpackPages(withPages(noPages, [knownPage(1, 'whole', 'a story'), knownPage(2)]));
  const [first, second] = [knownPage(1), knownPage(2)];
  const { paragraphs } = first;
  expect(new Map(pages.around([first]))).toEqual(
    new Map([
      [first.url, { fingerprints: paragraphs, measures: knownPage(1, 'whole', 'a story').measures, story: 'a story' }],
      [second.url.replace('www.', ''), { fingerprints: paragraphs, measures: [], story: null }],
    ]),
  );
  expect(['agency.gov/1', 'agency.gov/2', 'agency.gov/3'].map((key) => pages.fingerprints.get(key))).toEqual([
    'whole',
    'whole',
    undefined,
  ]);
});

test('distinguishes URLs with any characters', () => {
  const odd = ['https://agency.gov/a b', 'https://agency.gov/ä', 'https://agency.gov/\ud800', 'no address'];
  const pages = unpackPages(
    withPages(
      noPages,
      odd.map((url) => ({ ...knownPage(1), url })),
    ),
  );
  for (const url of odd.slice(0, 3)) expect(pages.around([{ url }]).get(url)).toBeDefined();
  expect(pages.fingerprints.has('no address')).toBe(true);
});

test('includes only the newest other pages of the same sites', () => {
  const many = Array.from({ length: 600 }, (_, n) => knownPage(n));
  const other = { ...knownPage(0), url: 'https://other.example/0' };
  const pages = unpackPages(withPages(noPages, [...many, other]));
  const around = pages.around([knownPage(0)]);
  const has = (n: number): boolean => around.has(`https://agency.gov/${n}`);
  expect(around.size).toBe(201);
  expect([around.has(knownPage(0).url), has(399), has(400), has(599)]).toEqual([true, false, true, true]);
  expect(around.has(other.url)).toBe(false);
});

test('includes pages of the mobile site', () => {
  const mobile = { ...knownPage(1), url: 'https://m.agency.gov/1' };
  const pages = unpackPages(withPages(noPages, [mobile]));
  expect(pages.around([knownPage(0)]).has(mobile.url)).toBe(true);
});

test('a page that is read again counts as new, also after the text was repacked', () => {
  const pages = (length: number, host: string) =>
    Array.from({ length }, (_, n) => ({ ...knownPage(n), url: `https://${host}/${n}` }));
  const again = withPages(withPages(noPages, pages(600, 'agency.gov')), [knownPage(0)]);
  const repacked = withPages(again, pages(1500, 'other.example'));
  expect(repacked.text.length).toBe(repacked.lengthWithoutRepeats);
  for (const packed of [again, repacked]) {
    const around = unpackPages(packed).around([knownPage(599)]);
    expect([around.has('https://agency.gov/0'), around.has('https://agency.gov/1')]).toEqual([true, false]);
  }
});

test('keeps the last reading of each page, and the text stays bounded', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.tuple(fc.nat(40), fc.stringMatching(/^[\w-]{22}$/)), { maxLength: 60 }), { maxLength: 60 }),
      (readings) => {
        const last = new Map<string, string>();
        let packed: PackedPages = noPages;
        for (const read of readings) {
          packed = withPages(
            packed,
            read.map(([n, fingerprint]) => knownPage(n, fingerprint)),
          );
          for (const [n, fingerprint] of read) last.set(`agency.gov/${n}`, fingerprint);
        }
        const { fingerprints } = unpackPages(packed);
        for (let n = 0; n <= 41; n++) expect(fingerprints.get(`agency.gov/${n}`)).toBe(last.get(`agency.gov/${n}`));
        expect(packed.text.length + packed.recent.length).toBeLessThan(2 * 41 * 400 + 64 * 1024);
      },
    ),
    { numRuns: 50 },
  );
});

test('finds each of many pages, however long ago and however often it was read', () => {
  const pages = (from: number, fingerprint: string) =>
    Array.from({ length: 3000 }, (_, n) => knownPage(from + n, fingerprint));
  const packed = [pages(0, 'first'), pages(1000, 'second'), [knownPage(5, 'third')]].reduce(withPages, noPages);
  expect([packed.text.length > 0, packed.recent.length > 0]).toEqual([true, true]);
  const { fingerprints } = unpackPages(packed);
  expect([5, 6, 999, 1000, 3999, 4000].map((n) => fingerprints.get(`agency.gov/${n}`))).toEqual([
    'third',
    'first',
    'first',
    'second',
    'second',
    undefined,
  ]);
});
