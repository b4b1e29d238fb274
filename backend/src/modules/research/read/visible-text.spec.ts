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

test.each([
  ['the line ends of the source are blanks', '<p>One line\n<br>goes on\n<br />here.</p>', ['One line goes on here.']],
  ['a line with only a blank in it is empty', '<p>One.<br>&nbsp;<br>Two.</p>', ['One.', 'Two.']],
  [
    'a bold line heads what follows',
    '<p><strong>Background</strong><br>It began.</p><p><b>Rates: 5 percent</b><br><b>from May.</b></p>',
    ['Background', 'It began.', 'Rates: 5 percent from May.'],
  ],
  [
    'an anchor that leads nowhere is no link, closed or not',
    '<a name="top"><p>One text.</p><p>Two <a id="x"/>texts.</p></a>',
    ['One text.', 'Two texts.'],
  ],
  [
    'the mark of a note is no part of the sentence before it',
    '<p>It rose to 15 percent.<sup><a href="#fn1">1</a></sup> Then it fell.<a href="/x#n2"><sup>[2]</sup></a> It ends.</p>',
    ['It rose to 15 percent. Then it fell. It ends.'],
  ],
  [
    'a raised figure stays raised, but for that of a note',
    '<p>On the 1<sup>st</sup> it held 10<sup>9</sup> m<sup>3</sup>.<sup>12</sup> The programme<sup>2</sup> ends.</p>',
    ['On the 1st it held 10⁹ m³. The programme ends.'],
  ],
  [
    'what only screen readers say is not seen',
    '<p>See the order<span class="usa-sr-only"> (opens in new window)</span> of May.<i class="visually-hidden">(link is external)</i></p>',
    ['See the order of May.'],
  ],
  [
    'marks that show nothing are gone, letters are whole',
    '<p>inter&shy;national agree&#8203;ment, &#xfb01;nal cafe\u0301,&nbsp;5&nbsp;%</p>',
    ['international agreement, final café, 5 %'],
  ],
  [
    'how a word is spoken is not read with it',
    '<p><ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>です。</p>',
    ['漢字です。'],
  ],
  [
    'preformatted text ends its paragraphs with empty lines',
    '<pre>\n[Register]\n\nACTION: Final rule. The rule is\nin force.\n \n   (a) First <b>part</b>\n\nEnds.</pre>',
    ['[Register]', 'ACTION: Final rule. The rule is in force.', '(a) First part', 'Ends.'],
  ],
])('%s', (_, html, expected) => expect(readable(html)).toEqual(expected));

test.each([
  ['no body', '<!doctype html><html><title>T</title><p>One.<p>Two.</html>'],
  ['no frame at all', '<!doctype html><title>T</title><meta name=a content=b><p>One.<p>Two.'],
  ['a head and no body', '<html><head><title>T</title></head><p>One.</p><p>Two.</p></html>'],
  ['a head that never ends', '<html><head><title>T</title><body><p>One.</p><p>Two.</p></body></html>'],
  ['a head that only ends with its text', '<html><head><title>T</title><p>One.</p><p>Two.</p></html>'],
  [
    'scripts between its parts',
    '<html><script>a</script><head></head><noscript>n</noscript><body><p>One.</p><p>Two.</p></body></html>',
  ],
  ['a frame for another browser', '<!--[if lt IE 9]><html class="ie"><![endif]--><p>One.</p><p>Two.</p>'],
])('a page with %s is read', (_, html) => expect(readable(html)).toEqual(['One.', 'Two.']));

test('names in capitals are names', () =>
  expect(
    parseDocument('<HTML><HEAD><META NAME="date" CONTENT="x"></HEAD></HTML>')
      .querySelector('meta')
      ?.getAttribute('content'),
  ).toBe('x'));

test('text beside a block is a paragraph of its own', () =>
  expect(readable('<li>Item <b>bold</b><ul><li>Inner</li></ul>tail</li>')).toEqual(['Item bold', 'Inner', 'tail']));

test('nesting without end is cut off', () =>
  expect(readable(`<div>${'<div>'.repeat(5000)}Deep${'</div>'.repeat(5000)}</div><p>Here.</p>`)).toEqual(['Here.']));
