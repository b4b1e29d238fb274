import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { trackerSourceExample } from './source.example';
import { citedItems } from './cited-items';

const pages = (count: number) =>
  Array.from({ length: count }, (_none, at) =>
    trackerSourceExample({ url: `https://agency.example/${at}`, headline: `Announcement ${at + 1}` }),
  );
const render = (
  markdown: string,
  sources = pages(9),
  fresh: ReadonlySet<string> = new Set(),
  written = false,
): string =>
  renderToStaticMarkup(<Markdown rehypePlugins={[[citedItems, { sources, fresh, written }]]}>{markdown}</Markdown>);

test('a line is an item of its page, and its marker a badge attached to it', () =>
  expect(render('The duty is 15%. [2]')).toBe(
    '<article data-source="2" data-headline="Announcement 2" data-notes="2">' +
      '<p>The duty is 15%.<sup data-cite="2" data-line="The duty is 15%."></sup></p></article>',
  ));

test('an item has how many documents tell it, in either form', () => {
  const sources = [trackerSourceExample({ mentions: 14 })];
  for (const written of [false, true])
    expect(render('The duty is 15%. [1]', sources, new Set(), written)).toContain('data-told="14"');
  expect(render('The duty is 15%. [1]')).not.toContain('data-told');
});

test('each of two sentences has its own badge', () => {
  const html = render('The duty is 15%. [1] It ends in May. [2]');
  expect(html).toContain('data-cite="1" data-line="The duty is 15%."');
  expect(html).toContain('data-cite="2" data-line="It ends in May."');
});

test('two markers on a sentence both refer to it', () =>
  expect(render('The duty is suspended. [3][4]').match(/data-line="The duty is suspended\."/g)).toHaveLength(2));

test('a line with a note is of its own page, and marked by its own words', () => {
  const html = render('- It begins. [1] (from May 3, 2026 [2])', pages(2), new Set(['It begins.']));
  expect(html).toContain('<article data-source="1" data-headline="Announcement 1" data-notes="1 2">');
  expect(html).toContain('<p data-own="1" data-fresh="It begins.">');
});

test('what is said of a line stands beneath it, each remark by itself', () => {
  const html = render('- It begins. [1] (from May 3, 2026 [2]) (it says the same of **two** more acts)', pages(2));
  expect(html).toContain(
    ' <span data-remark="true">From May 3, 2026<sup data-cite="2" data-line="from May 3, 2026"></sup></span>' +
      ' <span data-remark="true">It says the same of <strong>two</strong> more acts</span></p>',
  );
  expect(render('- It begins [1] (in May), and ends [2] (in June).', pages(2))).not.toContain('data-remark');
  expect(render('- **No longer holds** (Notice [1]): It begins. [2]', pages(2))).not.toContain('data-remark');
});

test('emphasis does not split a sentence', () =>
  expect(render('The **Section 232** duty ends. [1]')).toContain('data-line="The Section 232 duty ends."'));

test.each([
  ['tight', '- One. [1]\n- Two. [2]'],
  ['loose', '- One. [1]\n\n- Two. [2]'],
  ['nested', '- One. [1]\n  - Two. [2]'],
])('the entries of a %s list are lines', (_kind, list) =>
  expect(render(list).match(/<article[^>]*><p>(?:One|Two)\./g)).toHaveLength(2),
);

test('a fresh line is marked, also if its markdown is escaped', () => {
  const html = render('- The \\[first\\] one. [1]\n- The other. [2]', pages(2), new Set(['The [first] one.']));
  expect(html).toContain('<p data-fresh="The [first] one.">');
  expect(html.match(/data-fresh/g)).toHaveLength(1);
});

test('a line that is its page’s title is shown as such', () =>
  expect(render('- Announcement 1 [1]\n- It sails. [2]').match(/<p data-title="true">Announcement 1</g)).toHaveLength(
    1,
  ));

test('headings are left out', () => {
  const html = render('### Canada\n\n- One. [1]\n\n### Further\n\n- Two. [2]');
  expect(html).not.toMatch(/Canada|Further/);
  expect(html.match(/<article/g)).toHaveLength(2);
});

test('what has been overtaken stays below its heading, apart from what else its page says', () => {
  const html = render('- It sails. [1]\n- It pays. [2]\n\n### Earlier\n\n- It will sail on Monday. [3]', [
    ...pages(2),
    ...pages(1),
  ]);
  expect(html.replace(/<(?!\/?(?:article|h3))[^>]+>| data-[^>]+/g, '')).toBe(
    '<article>It sails.</article><article>It pays.</article><h3>Earlier</h3><article>It will sail on Monday.</article>',
  );
});

test('leaves numbers beyond the list unchanged', () =>
  expect(render('See [12] there. [1]', pages(3))).toContain('See [12] there.<sup'));

test('neutralises raw HTML and script URLs', () => {
  const html = render('Fine. [1] <img src=x onerror=alert(1)> [go](javascript:alert(1))\n\n<script>alert(1)</script>');
  expect(html).toContain('data-cite="1"');
  expect(html).not.toMatch(/<script|<img|href="javascript/);
});

describe('a text that a model wrote', () => {
  const sources = [
    trackerSourceExample({ url: 'https://agency.example/1', quote: 'The duty on steel was set at 15 percent.' }),
    trackerSourceExample({ url: 'https://agency.example/2', quote: 'It ends in May.' }),
  ];
  const written = (markdown: string): string => render(markdown, sources, new Set(), true);

  test('keeps its headings, and has one item per sentence', () => {
    const html = written('### Steel\n\n- The steel duty is 15%. [1]\n- It ends in May, they say. [1] [2]');
    expect(html).toContain('<h3>Steel</h3>');
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html).not.toContain('data-headline');
    expect(html).not.toContain('“');
  });

  test('has the sources’ own words in quotation marks, before their badge', () =>
    expect(written('- The duty on steel was set at 15 percent. [1]')).toContain(
      '<p>“The duty on steel was set at 15 percent.”<sup',
    ));

  test('lists each source once beside it', () =>
    expect(
      [...written('- One. [1]\n- Another. [1] [2]').matchAll(/data-notes="([^"]*)"/g)].map(([, notes]) => notes),
    ).toEqual(['1', '2']));
});
