import { addressKey, cleanAddress, isFile } from './page-address';
import { plainText } from './plain-text';

test.each([
  ['https://a.example/x?utm_source=feed&id=1#top', 'https://a.example/x?id=1'],
  ['https://a.example:443/x', 'https://a.example/x'],
  ['https://a.example/x?q=a%20b', 'https://a.example/x?q=a%20b'],
  ['/x', 'https://base.example/x'],
  ['javascript:alert(1)', null],
  ['mailto:a@b.example', null],
  ['http://', null],
])('%s is fetched as %s', (address, clean) => expect(cleanAddress(address, 'https://base.example/feed')).toBe(clean));

test.each([
  ['https://a.example/x', 'http://a.example/x/'],
  ['https://a.example/x', 'https://a.example:443/x?utm_medium=rss'],
  ['https://a.example/?a=1&b=2', 'https://a.example/?b=2&a=1'],
  ['https://A.example/x', 'https://a.example/x#part'],
  ['https://a.example/x', 'http://www.a.example/x/'],
  ['https://a.example/caf%c3%a9', 'https://a.example/café'],
  ['https://a.example/x', 'https://a.example/x?at_medium=RSS&at_campaign=rss&msclkid=1&_hsenc=2'],
])('%s and %s are the same page', (one, other) => expect(addressKey(one)).toBe(addressKey(other)));

test.each([
  ['https://a.example/x', 'https://a.example/y'],
  ['https://a.example/x', 'https://b.example/x'],
  ['https://a.example/x?id=1', 'https://a.example/x?id=2'],
  ['https://a.example/x', 'https://a.example/X'],
])('%s and %s are two', (one, other) => expect(addressKey(one)).not.toBe(addressKey(other)));

test('unescapes titles from feeds, whatever escapes they use', () =>
  expect(
    [
      'Caf&eacute; &amp; &Eacute;t&eacute;',
      'It&#146;s &#x93;so&#x94;',
      'Caf&amp;eacute; &lt;b&gt;au&lt;/b&gt; lait',
      'H<sub>2</sub>O<br>and &trade;',
      'Q&A; x < y > z &#55296;',
    ].map(plainText),
  ).toEqual(['Café & Été', 'It’s “so”', 'Café au lait', 'H2O and ™', 'Q&A; x < y > z \ufffd']));

test.each([
  ['Using the &lt;dialog&gt; element', 'Using the <dialog> element'],
  ['&lt;dialog&gt; or a popover: which one?', '<dialog> or a popover: which one?'],
  ['Warum <b> kein <strong> ist', 'Warum <b> kein <strong> ist'],
  ['Vec&lt;T&gt; and Map&lt;String, u8&gt; in one crate', 'Vec<T> and Map<String, u8> in one crate'],
  ['A guide to <details>, <summary> and &amp;lt;menu&amp;gt;', 'A guide to <details>, <summary> and <menu>'],
  ['Si a <b y c> d', 'Si a <b y c> d'],
  ['<p>The port opens', 'The port opens'],
  ['The port <em class="x">opens</em><br/>on Monday</b>', 'The port opens on Monday'],
  ['<strong>The port opens', 'The port opens'],
  ['Q&amp;A; with R&amp;D; chief', 'Q&A; with R&D; chief'],
  ['AT&T; Q&amp;amp;A', 'AT&T; Q&A'],
])('a title that speaks of markup keeps it, and loses its own: %s', (written, title) =>
  expect(plainText(written)).toBe(title),
);

test('files are not pages', () => {
  expect(isFile('https://a.example/logo.PNG?size=2')).toBe(true);
  expect(isFile('https://a.example/order.pdf')).toBe(false);
  expect(isFile('https://a.example/a.mp3.html')).toBe(false);
});
