import { articleBlocks } from './article-blocks';
import { parseDocument } from './dom';
import { visiblePage, visibleText } from './visible-text';

const read = (html: string): string[] => {
  const document = parseDocument(html);
  if (document.body === null) throw new Error('no body');
  return articleBlocks(document, visiblePage(document.body));
};

const story = (number: number): string =>
  `Paragraph ${number} of the article says, at some length, what the agency decided, when it did so, and whom it concerns in the end.`;
const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<p>${story(index)}</p>`).join('');

test('finds no article on a page of links alone', () =>
  expect(
    read(`<ul>${'<li><a href="/n">Minister raises the duty on steel to ten percent</a></li>'.repeat(30)}</ul>`),
  ).toEqual([]));

test('reads paragraphs and lists that share a parent as the article', () => {
  const blocks = read(
    `<div><p>Note above.</p><div>${paragraphs(5)}<ul><li>First item<ul><li>Inner item</li></ul></li></ul></div></div>`,
  );
  expect(blocks).toEqual([0, 1, 2, 3, 4].map(story).concat('First item', 'Inner item'));
});

test('reads the column with the article', () => {
  const teaser =
    '<div><p>Another story of the day, told in a line or two for those who want to go on reading.</p></div>';
  const blocks = read(
    `<div class="extra">${teaser.repeat(6)}</div><div id="story" class="article">${paragraphs(6)}</div>`,
  );
  expect(blocks).toEqual([0, 1, 2, 3, 4, 5].map(story));
});

test('reads prose in table layouts without paragraphs', () =>
  expect(
    read(
      `<table><tr><td><a href="/">Home</a><br>Menu</td><td>12,5</td><td><b>A title</b><br><br>${story(1)}<br><br>${story(2)}</td></tr></table>`,
    ),
  ).toEqual([story(1), story(2)]));

test('reads a page whose root element is hidden', () => {
  const { body } = parseDocument(`<body style="visibility:hidden" aria-hidden="true">${paragraphs(2)}</body>`);
  expect(body === null ? [] : visibleText(body, () => 0).map(({ text }) => text)).toEqual([story(0), story(1)]);
});

test('leaves out advertisements, captions and related stories', () =>
  expect(
    read(
      `<main>${paragraphs(2)}<div class="ad"><p>Advertisement</p></div><p class="wp-caption-text">Photo: Agency</p><p>${story(2)}</p><p class="author-bio">Jane covers trade.</p><div class="more-stories"><p>${story(9)}</p></div></main>`,
    ),
  ).toEqual([story(0), story(1), story(2)]));

test('reads a short text completely', () => expect(read('<div><p>Rates rise.</p></div>')).toEqual(['Rates rise.']));

test('keeps the headings between paragraphs, and tables row by row', () =>
  expect(
    read(
      `<main><h1>Title</h1>${paragraphs(4)}<h2>What changes</h2><p>${story(5)}</p><table><tr><th>Rate</th><th>From</th></tr><tr><td>5 %</td><td><p>1 May</p></td></tr><tr><td>6 %</td><td>1 June</td></tr></table><h2>More stories</h2></main>`,
    ),
  ).toEqual([...[0, 1, 2, 3].map(story), 'What changes', story(5), 'Rate From', '5 %', '1 May', '6 % 1 June']));

test('finds bare text again that Readability puts into a new element', () => {
  const teaser = `<div class="box"><a href="/a">Another story of the day</a></div>`;
  const bare = [1, 2, 3, 4, 5, 6].map((number) => `<div class="line"><span>${story(number)}</span></div>`).join('');
  expect(read(`<div class="list">${teaser.repeat(8)}<p>${story(8)}</p></div><div id="story">${bare}</div>`)).toEqual(
    [1, 2, 3, 4, 5, 6].map(story),
  );
});

test.each([
  ['by a layout', 'class="content-with-sidebar-wrp"'],
  ['by a layout without something', 'class="entry-content no-share"'],
  ['like boilerplate', 'id="sharing-the-news"'],
  ['by a role', 'role="dialog"'],
])('reads the element with most of the prose, if it is named %s', (_, attribute) =>
  expect(
    read(`<script>${'x'.repeat(20_000)}</script><div ${attribute}>${paragraphs(3)}</div><p>${story(7)}</p>`),
  ).toEqual([...[0, 1, 2].map(story), story(7)]),
);

test('falls back to the text that Readability found', () => {
  const boxes = `<div class="ad"><p>${story(7)}</p></div><div class="tags"><p>${story(8)}</p></div>`;
  const notes = [1, 2, 3].map((number) => `<div class="legal-notice"><p>${story(number)}</p></div>`).join('');
  const blocks = read(`<div>${boxes}${notes}</div><p>Rates rise.</p>`);
  expect(blocks).toEqual(expect.arrayContaining([1, 2, 3].map(story)));
});
