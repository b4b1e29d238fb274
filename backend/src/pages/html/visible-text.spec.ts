import { parseDocument } from './dom';
import { visibleText } from './visible-text';

const readable = (html: string): string[] => {
  const { body } = parseDocument(html);
  if (body === null) throw new Error('no body');
  return visibleText(body, () => 0)
    .filter(({ isBoilerplate, kind }) => !isBoilerplate && (kind === 'paragraph' || kind === 'item'))
    .map(({ text }) => text);
};
const long = 'A sentence of an article, long enough to count. '.repeat(60).trim();

test('ignores the class name of an element around the whole page', () => {
  expect(readable(`<div class="layout has-sidebar"><h1>Title</h1><p>Text.</p></div>`)).toEqual(['Text.']);
  expect(readable(`<div class="no-sidebar"><p>${long}</p></div><p>Rest.</p>`)).toEqual([long, 'Rest.']);
  expect(readable(`<form id="aspnetForm"><p>${long}</p></form>`)).toEqual([long]);
  expect(readable(`<p>Text.</p><div class="left-sidebar"><p>Most read.</p></div><form><p>Search.</p></form>`)).toEqual([
    'Text.',
  ]);
});

test('reads paragraphs in table layouts, but not figures in cells', () =>
  expect(
    readable('<table><tr><td><p>First.</p><p>Second.</p></td></tr><tr><td>12,5</td><th>Rate</th></tr></table>'),
  ).toEqual(['First.', 'Second.']));

test('an empty line ends a paragraph, a line break does not', () =>
  expect(readable('<div>One<br>line.<br><br>Two.<br />\n<br>Three.</div>')).toEqual(['One line.', 'Two.', 'Three.']));

test.each([
  ['line breaks in the source are spaces', '<p>One line\n<br>goes on\n<br />here.</p>', ['One line goes on here.']],
  ['a line with only whitespace is empty', '<p>One.<br>&nbsp;<br>Two.</p>', ['One.', 'Two.']],
  [
    'a bold line is a heading',
    '<p><strong>Background</strong><br>It began.</p><p><b>Rates: 5 percent</b><br><b>from May.</b></p>',
    ['Background', 'It began.', 'Rates: 5 percent from May.'],
  ],
  [
    'an anchor without href is not a link, closed or not',
    '<a name="top"><p>One text.</p><p>Two <a id="x"/>texts.</p></a>',
    ['One text.', 'Two texts.'],
  ],
  [
    'removes footnote marks',
    '<p>It rose to 15 percent.<sup><a href="#fn1">1</a></sup> Then it fell.<a href="/x#n2"><sup>[2]</sup></a> It ends.</p>',
    ['It rose to 15 percent. Then it fell. It ends.'],
  ],
  [
    'keeps superscripts except footnote marks',
    '<p>On the 1<sup>st</sup> it held 10<sup>9</sup> m<sup>3</sup>.<sup>12</sup> The programme<sup>2</sup> ends.</p>',
    ['On the 1st it held 10⁹ m³. The programme ends.'],
  ],
  [
    'leaves out text for screen readers',
    '<p>See the order<span class="usa-sr-only"> (opens in new window)</span> of May.<i class="visually-hidden">(link is external)</i></p>',
    ['See the order of May.'],
  ],
  [
    'removes invisible characters and composes letters',
    '<p>inter&shy;national agree&#8203;ment, &#xfb01;nal cafe\u0301,&nbsp;5&nbsp;%</p>',
    ['international agreement, final café, 5 %'],
  ],
  ['leaves out ruby annotations', '<p><ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>です。</p>', ['漢字です。']],
  [
    'splits preformatted text at empty lines',
    '<pre>\n[Register]\n\nACTION: Final rule. The rule is\nin force.\n \n   (a) First <b>part</b>\n\nEnds.</pre>',
    ['[Register]', 'ACTION: Final rule. The rule is in force.', '(a) First part', 'Ends.'],
  ],
])('%s', (_, html, expected) => expect(readable(html)).toEqual(expected));

test.each([
  ['no body', '<!doctype html><html><title>T</title><p>One.<p>Two.</html>'],
  ['no html, head or body tags', '<!doctype html><title>T</title><meta name=a content=b><p>One.<p>Two.'],
  ['a head and no body', '<html><head><title>T</title></head><p>One.</p><p>Two.</p></html>'],
  ['an unclosed head', '<html><head><title>T</title><body><p>One.</p><p>Two.</p></body></html>'],
  ['a head that ends with its text', '<html><head><title>T</title><p>One.</p><p>Two.</p></html>'],
  [
    'scripts between its parts',
    '<html><script>a</script><head></head><noscript>n</noscript><body><p>One.</p><p>Two.</p></body></html>',
  ],
  ['conditional comments', '<!--[if lt IE 9]><html class="ie"><![endif]--><p>One.</p><p>Two.</p>'],
])('reads a page with %s', (_, html) => expect(readable(html)).toEqual(['One.', 'Two.']));

test('reads upper-case tag names', () =>
  expect(
    parseDocument('<HTML><HEAD><META NAME="date" CONTENT="x"></HEAD></HTML>')
      .querySelector('meta')
      ?.getAttribute('content'),
  ).toBe('x'));

test('text next to a block is a separate paragraph', () =>
  expect(readable('<li>Item <b>bold</b><ul><li>Inner</li></ul>tail</li>')).toEqual(['Item bold', 'Inner', 'tail']));

test('limits the depth of nesting', () =>
  expect(readable(`<div>${'<div>'.repeat(5000)}Deep${'</div>'.repeat(5000)}</div><p>Here.</p>`)).toEqual(['Here.']));
