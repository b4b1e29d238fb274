import type { OpmlFile, Outline } from './domain/opml';
import { readOpml } from './read-opml';

const opml = (body: string, title = ''): string =>
  `<?xml version="1.0"?>\n<opml version="2.0"><head><title>${title}</title></head><body>\n${body}\n</body></opml>`;
const read = (text: string): OpmlFile => {
  const file = readOpml(text);
  if (file === null) throw new Error('This is no OPML.');
  return file;
};
const shown = ({ line, text, folder, address }: Outline) => [line, text, folder, address];

test('reads feeds with their folders and lines', () => {
  const body = `<outline text="Trade">
    <outline type="rss" text="USTR" xmlUrl="https://ustr.gov/rss.xml" htmlUrl="https://ustr.gov/"/>
    <outline title="Steel"><outline text="A &amp; B" xmlurl="http://steel.org/feed"/></outline>
  </outline>
  <outline text="Loose" url="https://loose.org/"/>`;
  const file = read(opml(body, 'Ann’s feeds'));
  expect(file).toMatchObject({ title: 'Ann’s feeds', left: 0 });
  expect(file.outlines.map(shown)).toEqual([
    [4, 'USTR', 'Trade', 'https://ustr.gov/'],
    [5, 'A & B', 'Trade / Steel', 'http://steel.org/feed'],
    [7, 'Loose', null, 'https://loose.org/'],
  ]);
});

test('an outline that names another list is marked, and never read', () => {
  const body = `<outline type="include" text="More" url="https://a.org/more.opml"/>
  <outline type="link" text="Itself" url="https://a.org/this.OPML"/><outline type="link" text="A" url="https://a.org/"/>`;
  expect(read(opml(body)).outlines.map(({ isList }) => isList)).toEqual([true, true, false]);
});

test('entities are not expanded, whatever they are declared as', () => {
  const lols = Array.from(
    { length: 9 },
    (_none, index) => `<!ENTITY lol${index + 1} "${`&lol${index};`.repeat(10)}">`,
  ).join('');
  const declared = `<!DOCTYPE opml [<!ENTITY lol0 "lol">${lols}<!ENTITY xxe SYSTEM "file:///etc/passwd">]>`;
  const body = '<outline text="&lol9;" xmlUrl="&xxe;"/><outline text="A&#66;" xmlUrl="https://a.org/"/>';
  expect(read(declared + opml(body)).outlines.map(shown)).toEqual([
    [3, '&lol9;', null, '&xxe;'],
    [3, 'AB', null, 'https://a.org/'],
  ]);
});

test('a broken file gives what can be read of it', () => {
  const text = '<opml><body><outline text="A" xmlUrl="https://a.org"><outline text="B" xmlUrl="https://b.org"/></b';
  expect(read(text).outlines.map(({ text: name }) => name)).toEqual(['A', 'B']);
});

test.each(['', 'no markup', '<rss><channel><title>A</title></channel></rss>', '{"opml": []}'])(
  '%p is no OPML',
  (text) => expect(readOpml(text)).toBeNull(),
);

const nested = (levels: number, inside: string): string =>
  '<outline text="in">'.repeat(levels) + inside + '</outline>'.repeat(levels);
const feed = (name: string): string => `<outline text="${name}" xmlUrl="https://a.org"/>\n`;

test('passes over what is nested too deeply, and counts it', () => {
  const file = read(opml(nested(25, feed('A')) + feed('B')));
  expect(file.outlines.map(({ text }) => text)).toEqual(['B']);
  expect(file.left).toBe(6);
});

test('reading ends where a file is nested absurdly, without taking long', () => {
  const file = read(opml(feed('A') + nested(300_000, '') + feed('B')));
  expect(file.outlines.map(({ text }) => text)).toEqual(['A']);
  expect(file.left).toBeGreaterThan(0);
});

test('a file of one line takes no longer than one of many', () => {
  const timed = (text: string): number => {
    const before = performance.now();
    read(text);
    return performance.now() - before;
  };
  const entries = feed('A').repeat(50_000);
  const [ofOneLine, ofMany] = [timed(opml(entries.replace(/\n/g, ' '))), timed(opml(entries))];
  // Quadratic time would be hundreds of times as long.
  expect(ofOneLine).toBeLessThan(20 * ofMany);
});

test('reads 10,000 entries, and counts the others', () => {
  const { outlines, left } = read(opml(feed('A').repeat(10_500)));
  expect([outlines.length, left]).toEqual([10_000, 500]);
});
