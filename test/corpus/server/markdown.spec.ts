import { inlineText, parseMarkdown, renderHtml, visibleBlocks } from './markdown';

const html = (markdown: string): string => renderHtml(parseMarkdown(markdown)).replace(/\n/g, '');

test('nests lists by indentation, across empty lines', () =>
  expect(html('- one\n- two\n\n \n\n - inner\n\n- three')).toBe(
    '<ul><li>one</li><li>two<ul><li>inner</li></ul></li><li>three</li></ul>',
  ));

test('a number after a line break stays in its paragraph', () =>
  expect(html('It is so. Sec.\n2. Policy. We act.')).toBe('<p>It is so. Sec. 2. Policy. We act.</p>'));

test('consecutive numbers make an ordered list', () =>
  expect(html('1. First\n2. Second')).toBe('<ol><li>First</li><li>Second</li></ol>'));

test('bold labels, emphasis, links and escapes', () =>
  expect(html('**LABEL: **At \\(b\\) *ad valorem* [link](https://a.example/?a=1&b=2) <b>')).toBe(
    '<p><strong>LABEL: </strong>At (b) <em>ad valorem</em> <a href="https://a.example/?a=1&amp;b=2">link</a> &lt;b&gt;</p>',
  ));

test('visible text has no markup', () => {
  expect(inlineText('**A** \\(b\\) [c](https://d.example/)')).toBe('A (b) c');
  expect(visibleBlocks(parseMarkdown('### Title\n\nText\n\n### Head\n\n- a\n - b\n\n### End'))).toEqual([
    'Text',
    'Head',
    'a',
    'b',
  ]);
});
