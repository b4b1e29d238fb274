import { articleBlocks } from './article-blocks';
import { parseDocument } from './dom';

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

test('a short text is read whole', () => expect(read('<div><p>Rates rise.</p></div>')).toEqual(['Rates rise.']));
