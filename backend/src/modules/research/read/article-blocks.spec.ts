import { articleBlocks } from './article-blocks';
import { parseDocument } from './dom';
import { visibleText } from './visible-text';

const read = (html: string): string[] => {
  const document = parseDocument(html);
  if (document.body === null) throw new Error('no body');
  return articleBlocks(document, document.body);
};

const story = (number: number): string =>
  `Paragraph ${number} of the article says, at some length, what the agency decided, when it did so, and whom it concerns in the end.`;
const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<p>${story(index)}</p>`).join('');

test('text that stands side by side in one element is the article, its lists with it', () => {
  const blocks = read(
    `<div><p>Note above.</p><div>${paragraphs(5)}<ul><li>First item<ul><li>Inner item</li></ul></li></ul></div></div>`,
  );
  expect(blocks).toEqual([0, 1, 2, 3, 4].map(story).concat('First item', 'Inner item'));
});

test('of two columns the one with the article is read', () => {
  const teaser =
    '<div><p>Another story of the day, told in a line or two for those who want to go on reading.</p></div>';
  const blocks = read(
    `<div class="extra">${teaser.repeat(6)}</div><div id="story" class="article">${paragraphs(6)}</div>`,
  );
  expect(blocks).toEqual([0, 1, 2, 3, 4, 5].map(story));
});

test('where there are no paragraphs at all, the prose of a page laid out with a table is read', () =>
  expect(
    read(
      `<table><tr><td><a href="/">Home</a><br>Menu</td><td>12,5</td><td><b>A title</b><br><br>${story(1)}<br><br>${story(2)}</td></tr></table>`,
    ),
  ).toEqual([story(1), story(2)]));

test('a page that hides as a whole is read all the same', () => {
  const { body } = parseDocument(`<body style="visibility:hidden" aria-hidden="true">${paragraphs(2)}</body>`);
  expect(body === null ? [] : visibleText(body, () => 0).map(({ text }) => text)).toEqual([story(0), story(1)]);
});

test('advertisements, captions and more stories are no part of the article', () =>
  expect(
    read(
      `<main>${paragraphs(2)}<div class="ad"><p>Advertisement</p></div><p class="wp-caption-text">Photo: Agency</p><p>${story(2)}</p><p class="author-bio">Jane covers trade.</p><div class="more-stories"><p>${story(9)}</p></div></main>`,
    ),
  ).toEqual([story(0), story(1), story(2)]));

test('a short text is read whole', () => expect(read('<div><p>Rates rise.</p></div>')).toEqual(['Rates rise.']));
