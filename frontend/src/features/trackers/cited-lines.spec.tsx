import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { citedLines } from './cited-lines';

const render = (markdown: string, sourceCount = 9): string =>
  renderToStaticMarkup(<Markdown rehypePlugins={[[citedLines, { sourceCount }]]}>{markdown}</Markdown>);

test('turns a marker into a badge attached to its line', () =>
  expect(render('The duty is 15%. [2]')).toBe(
    '<p data-cites="2" data-notes="2">The duty is 15%.<sup data-cite="2" data-line="The duty is 15%."></sup></p>',
  ));

test('each of two sentences has its own badge', () => {
  const html = render('The duty is 15%. [1] It ends in May. [2]');
  expect(html).toContain('data-cite="1" data-line="The duty is 15%."');
  expect(html).toContain('data-cite="2" data-line="It ends in May."');
});

test('two markers on a sentence both refer to it', () =>
  expect(render('The duty is suspended. [3][4]').match(/data-line="The duty is suspended\."/g)).toHaveLength(2));

test('emphasis does not split a sentence', () =>
  expect(render('The **Section 232** duty ends. [1]')).toContain('data-line="The Section 232 duty ends."'));

test('shows a source in the rail beside the first line that cites it', () => {
  const html = render('One. [2]\n\nTwo. [2][1]');
  expect(html).toContain('data-cites="2" data-notes="2"');
  expect(html).toContain('data-cites="2 1" data-notes="1"');
});

test('treats list items as lines', () =>
  expect(render('- One. [1]\n- Two. [2]').match(/<li data-cites/g)).toHaveLength(2));

test('leaves numbers beyond the list unchanged', () =>
  expect(render('See [12] there. [1]', 3)).toContain('See [12] there.<sup'));

test('neutralises raw HTML and script URLs', () => {
  const html = render('Fine. [1] <img src=x onerror=alert(1)> [go](javascript:alert(1))\n\n<script>alert(1)</script>');
  expect(html).toContain('data-cite="1"');
  expect(html).not.toMatch(/<script|<img|href="javascript/);
});
