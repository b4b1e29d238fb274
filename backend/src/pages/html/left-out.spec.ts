import { sentenceFault } from '#text/sentences/form';
import { sentencesOf } from '#text/sentences/sentences';
import { parseDocument } from './dom';
import { pageElements } from './page-elements';
import { pageStyles } from './page-styles';
import { visiblePage } from './visible-text';

const blocksOf = (html: string): string[] => {
  const document = parseDocument(html);
  const { body } = document;
  if (body === null) throw new Error('no body');
  const { blocks } = visiblePage(body, pageStyles(document, body, pageElements(document)));
  return blocks.filter(({ isBoilerplate }) => !isBoilerplate).map(({ text }) => text);
};
/** What a page would be quoted with. */
const quoted = (html: string): string[] =>
  sentencesOf(blocksOf(html)).flatMap((sentence) => (sentenceFault(sentence) === null ? [sentence.text] : []));

describe('deleted text (<del>, <s>) is skipped, inserted text is read', () => {
  test.each([
    [
      '<p>The board cut the toll to <del>30 crowns</del> <ins>22 crowns</ins> at its meeting.</p>',
      ['The board cut the toll to 22 crowns at its meeting.'],
    ],
    [
      '<p>Der Rat senkt die Gebühr auf <s>30 Euro</s> 22 Euro pro Monat.</p>',
      ['Der Rat senkt die Gebühr auf 22 Euro pro Monat.'],
    ],
    [
      '<p>Le prix passe à <span style="color: red; text-decoration: line-through">30 euros</span> <b>22 euros</b> par mois.</p>',
      ['Le prix passe à 22 euros par mois.'],
    ],
    [
      '<p>The pier will <del>not</del> open in spring, the port says.</p>',
      ['The pier will open in spring, the port says.'],
    ],
    [
      '<p><strike>The pier closes on Sunday for good.</strike></p><p>The pier stays open on Sunday, the port says.</p>',
      ['The pier stays open on Sunday, the port says.'],
    ],
    [
      '<del><p>The pier closes on Sunday for good.</p></del><ins><p>The pier stays open on Sunday, the port says.</p></ins>',
      ['The pier stays open on Sunday, the port says.'],
    ],
    [
      '<ul><li style="text-decoration-line:line-through">The north pier closes on Sunday.</li><li>The south pier closes on Sunday.</li></ul>',
      ['The south pier closes on Sunday.'],
    ],
    [
      '<style>/* old */ .note .gone, .x { color: gray; text-decoration: line-through red }</style><div class="note"><p class="gone">The pier closes on Sunday for good.</p><p>The pier stays open.</p></div>',
      ['The pier stays open.'],
    ],
    [
      '<p>The port keeps <span role="deletion">four</span> <span role="insertion">three</span> piers open.</p>',
      ['The port keeps three piers open.'],
    ],
    [
      '<p>El puerto <span class="line-through">cierra</span> abre el muelle norte en mayo.</p>',
      ['El puerto abre el muelle norte en mayo.'],
    ],
  ])('%s', (html, expected) => expect(quoted(html)).toEqual(expected));
});

describe('invisible elements are skipped', () => {
  const visible = 'The pier stays open in winter, the port says.';
  const hidden = 'The pier closes in winter, the town says.';
  test.each([
    ['display', `<p style="display:none">${hidden}</p>`],
    ['visibility', `<p style="color:red;visibility: hidden">${hidden}</p>`],
    ['its place', `<p style="position:absolute;left:-9999px">${hidden}</p>`],
    ['a clip', `<div style="position:absolute;clip: rect(0,0,0,0)"><p>${hidden}</p></div>`],
    ['size', `<p>${visible.slice(0, 0)}<span style="font-size:0">${hidden}</span></p>`],
    ['opacity', `<p><span style="opacity: 0">${hidden}</span></p>`],
    ['an attribute', `<p hidden>${hidden}</p>`],
    ['being a popover', `<div popover><p>${hidden}</p></div>`],
    ['being a tooltip', `<p><span role="tooltip">${hidden}</span></p>`],
    ['being a template', `<template><p>${hidden}</p></template>`],
    ['a class of its style sheet', `<style>.q7 { display : none }</style><p class="q7">${hidden}</p>`],
    [
      'an id in a style sheet for screens',
      `<style>@media screen{#q7{visibility:hidden}}</style><p id="q7">${hidden}</p>`,
    ],
    [
      'a selector of several parts',
      `<style>main > .a.b, x{display:none}</style><main><p class="b a">${hidden}</p></main>`,
    ],
  ])('an element hidden by %s is skipped', (_, html) => expect(quoted(`${html}<p>${visible}</p>`)).toEqual([visible]));

  test.each([
    ['on paper', '<style>@media print{.q7{display:none}}</style>'],
    ['on small screens', '<style>@media (max-width: 600px){.q7{display:none}}</style>'],
    ['until a script adds a class', '<style>.q7{display:none}.q7.ready{display:block}</style>'],
    ['until a later rule', '<style>.q7{display:none} body .q7{display:block}</style>'],
    ['while the pointer is on it', '<style>.q7:hover{display:none}</style>'],
    ['in a sheet that breaks off', '<style>.q7{color:red}/* .q7{display:none}</style>'],
    ['by a sheet for print', '<style media="print">.q7{display:none}</style>'],
  ])('an element hidden only %s is read', (_, style) =>
    expect(quoted(`${style}<p class="q7">${visible}</p><p>${visible}</p>`)).toEqual([visible, visible]),
  );

  test('a script reveals what most of a page is in', () =>
    expect(
      quoted(`<style>.q7{display:none}</style><div class="q7"><p>${visible}</p><p>${hidden}</p></div><p>Loading</p>`),
    ).toEqual([visible, hidden]));
});

describe('text that is hidden from screen readers only (aria-hidden) is read', () => {
  test.each([
    [
      '<p>Rent rose to <span class="sr-only">forty crowns</span> <span aria-hidden="true">40 crowns</span> per berth.</p>',
      ['Rent rose to 40 crowns per berth.'],
    ],
    ['<p>Die Miete stieg um <b aria-hidden="true">4,5</b> Prozent.</p>', ['Die Miete stieg um 4,5 Prozent.']],
    [
      '<p>The pier has 3<span aria-hidden="true">–</span><span class="visually-hidden"> to </span>5 berths left.</p>',
      ['The pier has 3–5 berths left.'],
    ],
    [
      '<p>See the order <i class="material-icons" aria-hidden="true">open_in_new</i> of May for it.</p>',
      ['See the order of May for it.'],
    ],
    ['<p>Read the plan<span aria-hidden="true"> ↗</span> of the port.</p>', ['Read the plan of the port.']],
    [
      '<p>The port <span>opens</span><span aria-hidden="true">opens</span> on Monday.</p>',
      ['The port opens on Monday.'],
    ],
    [
      '<div aria-hidden="true"><p>Please subscribe to our letter now.</p></div><p>The port opens on Monday.</p>',
      ['The port opens on Monday.'],
    ],
  ])('%s', (html, expected) => expect(quoted(html)).toEqual(expected));
});

describe('an element without text is read as shown, or as its words say', () => {
  test.each([
    ['<p>Rent rose to <button type="button">40 crowns</button> per berth.</p>', 'Rent rose to 40 crowns per berth.'],
    ['<p>Rent rose to <img src="a.png" alt="40 crowns"> per berth.</p>', 'Rent rose to 40 crowns per berth.'],
    [
      '<p>Der Preis stieg auf <input value="40 Euro" readonly> pro Platz.</p>',
      'Der Preis stieg auf 40 Euro pro Platz.',
    ],
    [
      '<p>Le loyer monte à <select><option>30<option selected>40 euros</select> par place.</p>',
      'Le loyer monte à 40 euros par place.',
    ],
    ['<p>Rent rose to <output>40 crowns</output> per berth.</p>', 'Rent rose to 40 crowns per berth.'],
    ['<p>Occupancy fell to <meter value="0.6">60 percent</meter> in May.</p>', 'Occupancy fell to 60 percent in May.'],
    [
      '<p>Rent rose to <svg role="img" aria-label="40 crowns"><path d="M0 0"/></svg> per berth.</p>',
      'Rent rose to 40 crowns per berth.',
    ],
    ['<p>Rent rose to <svg><text>40 crowns</text></svg> per berth.</p>', 'Rent rose to 40 crowns per berth.'],
    [
      '<p>Rent rose to <span role="img" aria-label="40 crowns"></span> per berth.</p>',
      'Rent rose to 40 crowns per berth.',
    ],
    ['<p>Rent rose to <canvas>40 crowns</canvas> per berth.</p>', 'Rent rose to 40 crowns per berth.'],
    ['<p>Rent rose to <object data="a.svg">40 crowns</object> per berth.</p>', 'Rent rose to 40 crowns per berth.'],
    [
      '<p>One in <math><mfrac><mn>1</mn><mn>250</mn></mfrac></math> sensors failed.</p>',
      'One in 1/250 sensors failed.',
    ],
    [
      '<p>The sensor errs by <math><semantics><mrow><mn>3</mn><mo>×</mo><msup><mn>10</mn><mrow><mo>−</mo><mn>6</mn></mrow></msup></mrow><annotation encoding="application/x-tex">3 \\times 10^{-6}</annotation></semantics></math> a day.</p>',
      'The sensor errs by 3 × 10⁻⁶ a day.',
    ],
    [
      '<p>It errs by <span class="katex"><span class="katex-mathml"><math><msup><mn>10</mn><mn>9</mn></msup></math></span><span class="katex-html" aria-hidden="true"><span>10</span><span>9</span></span></span> a day.</p>',
      'It errs by 10⁹ a day.',
    ],
    [
      '<p>The dose is 10<sup>−6</sup> grams, or <sup>1</sup>/<sub>2</sub> of it.</p>',
      'The dose is 10⁻⁶ grams, or 1/2 of it.',
    ],
    ['<p>Rent rose to <a href="/x"><img alt="40 crowns"></a>.</p>', 'Rent rose to 40 crowns.'],
  ])('%s', (html, expected) => expect(quoted(html)).toEqual([expected]));
});

describe('a sentence that lost a piece is not quoted', () => {
  const whole = 'The port opens on Monday.';
  test.each([
    '<img src="40.png">',
    '<img src="a.png" alt="price-40.png">',
    '<img alt="{\\displaystyle x^{2}}">',
    '<canvas></canvas>',
    '<input type="number">',
    '<meter value="0.6"></meter>',
    '<progress max="100" value="70"></progress>',
    '<time datetime="2026-03-05"></time>',
    '<data value="40"></data>',
    '<price-tag amount="40"></price-tag>',
    '<math><msqrt><mn>2</mn></msqrt></math>',
    '<svg aria-hidden="true"><path d="M0 0"/></svg><span class="sr-only">forty crowns</span>',
    '<span hidden>40 crowns</span>',
    '<del>40 crowns</del>',
    '<video src="a.mp4"></video>',
    '<embed src="a.svg">',
  ])('%s', (piece) => expect(quoted(`<p>Rent rose to ${piece} per berth. ${whole}</p>`)).toEqual([whole]));

  test('the rule holds in any language', () =>
    expect(
      quoted(
        `<p>Die Miete stieg auf <del>40 Euro</del> am Montag. Le loyer monte à <s>quarante euros</s> en mai. El muelle abre.</p><p>${whole}</p>`,
      ),
    ).toEqual([whole]));
});

describe('buttons, images and screen-reader labels are not part of a sentence', () => {
  test.each([
    ['<p>The port opens on Monday. <button>Share</button> <button>Copy link</button></p>'],
    ['<p><img class="alignleft" src="pier.jpg" alt="The pier of the port in May"> The port opens on Monday.</p>'],
    ['<p><img src="pier.jpg"> The port opens on Monday.</p>'],
    ['<p>The port opens on Monday.<br><img src="pier.jpg"><br></p>'],
    ['<p>The port <img src="pixel.gif" width="1" height="1">opens on Monday.</p>'],
    ['<p>The port <img src="pier.jpg" alt="A pier" width="300" height="200">opens on Monday.</p>'],
    ['<p><a href="/p">The port <svg><title>External link</title></svg></a> opens on Monday.</p>'],
    ['<p>The port <button aria-label="More">i</button> opens on Monday.</p>'],
    ['<p>The port<button class="note">1</button> opens on Monday.</p>'],
    ['<p>The <a href="/p">port<span class="sr-only"> (in a new window)</span></a> opens on Monday.</p>'],
    ['<p>The port <img alt="🚢" class="emoji"> opens on Monday.</p>'],
    ['<p>The port <img alt="" src="line.png"> opens on Monday.</p>'],
    ['<p>The <ruby>port<rt>pōto</rt></ruby> opens on Mon&shy;day.<noscript><img src="x"></noscript></p>'],
  ])('%s', (html) => expect(quoted(html)).toEqual(['The port opens on Monday.']));
});
