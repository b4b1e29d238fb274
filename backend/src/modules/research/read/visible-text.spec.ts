import { parseDocument } from './dom';
import { visibleText } from './visible-text';

const readable = (html: string): string[] => {
  const { body } = parseDocument(html);
  if (body === null) throw new Error('no body');
  return visibleText(body, () => 0)
    .filter(({ furniture, kind }) => !furniture && (kind === 'paragraph' || kind === 'item'))
    .map(({ text }) => text);
};
const long = 'A sentence of an article, long enough to count. '.repeat(60).trim();

test('a frame named after a part of it is no part of it', () => {
  expect(readable(`<div class="layout has-sidebar"><h1>Title</h1><p>Text.</p></div>`)).toEqual(['Text.']);
  expect(readable(`<div class="no-sidebar"><p>${long}</p></div><p>Rest.</p>`)).toEqual([long, 'Rest.']);
  expect(readable(`<form id="aspnetForm"><p>${long}</p></form>`)).toEqual([long]);
  expect(readable(`<p>Text.</p><div class="left-sidebar"><p>Most read.</p></div><form><p>Search.</p></form>`)).toEqual([
    'Text.',
  ]);
});

test('paragraphs of a page laid out with tables are read, figures in cells are not', () =>
  expect(
    readable('<table><tr><td><p>First.</p><p>Second.</p></td></tr><tr><td>12,5</td><th>Rate</th></tr></table>'),
  ).toEqual(['First.', 'Second.']));

test('an empty line ends a paragraph, a line break does not', () =>
  expect(readable('<div>One<br>line.<br><br>Two.<br />\n<br>Three.</div>')).toEqual(['One line.', 'Two.', 'Three.']));

test('text beside a block is a paragraph of its own', () =>
  expect(readable('<li>Item <b>bold</b><ul><li>Inner</li></ul>tail</li>')).toEqual(['Item bold', 'Inner', 'tail']));

test('nesting without end is cut off', () =>
  expect(readable(`<div>${'<div>'.repeat(5000)}Deep${'</div>'.repeat(5000)}</div><p>Here.</p>`)).toEqual(['Here.']));
