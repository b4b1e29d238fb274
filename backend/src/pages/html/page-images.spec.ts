import type { PageImage } from '#events/images/image-captions';
import { readDocument } from '../read-document';

const paragraph =
  'The agency said on Monday that it will end the programme, which began in 2019 and cost four million dollars. ';

const imagesOf = (visible: string, head = ''): readonly PageImage[] => {
  const html = `<!doctype html><html><head><title>Steel</title>${head}</head><body><article><h1>Steel duties</h1>
    <p>${paragraph.repeat(2)}</p>${visible}<p>After it, ${paragraph.repeat(2)}</p></article></body></html>`;
  const reading = readDocument({
    url: 'https://agency.example/news/steel',
    foundAt: 'https://agency.example/news/steel',
    contentType: 'text/html',
    body: Buffer.from(html),
    listed: { title: '', publisher: '', author: '', publishedAt: null },
    now: new Date('2026-03-01T00:00:00Z'),
  });
  if (reading.kind === 'unreadable') throw new Error(reading.reason.kind);
  return reading.page.images ?? [];
};
const addressesOf = (visible: string, head = '') => imagesOf(visible, head).map(({ address }) => address);

test('an image comes with its text, its title, its caption and the words around it', () => {
  const [image] = imagesOf(
    `<figure><img src="/mill.jpg" alt="A rolling mill" title="The mill in Gary" width="800" height="600">
     <figcaption>Workers at the <b>Gary</b> mill on Monday.</figcaption></figure>`,
  );
  expect(image).toMatchObject({
    address: 'https://agency.example/mill.jpg',
    alt: 'A rolling mill',
    title: 'The mill in Gary',
    caption: 'Workers at the Gary mill on Monday.',
    width: 800,
    height: 600,
  });
  expect(image?.around).toMatch(/^Steel duties The agency said .* After it, The agency said/);
});

test('captions in other scripts are kept as they are written', () => {
  const [image] = imagesOf(
    '<img src="a.jpg" alt="鉄鋼の圧延工場"><p>Усі ціни зросли на десять відсотків від учора.</p>',
  );
  expect(image?.alt).toBe('鉄鋼の圧延工場');
  expect(image?.around).toContain('ціни зросли');
});

test('an image that is loaded late is read from where the script would', () => {
  expect(addressesOf('<img src="data:image/gif;base64,R0lGOD" data-src="/late.jpg">')).toEqual([
    'https://agency.example/late.jpg',
  ]);
});

test('the widest width that a page shows is taken', () => {
  const set =
    'https://cdn.example/s.jpg?w=320,5 320w, https://cdn.example/m.jpg 1200w, https://cdn.example/l.jpg 4000w';
  expect(addressesOf(`<img alt="A mill" srcset="${set}">`)).toEqual(['https://cdn.example/m.jpg']);
});

test.each([
  ['tracking pixels and icons', '<img src="p.gif" width="1" height="1"><img src="i.png" width="32px">'],
  ['addresses that are no web addresses', '<img src="javascript:alert(1)"><img src="file:///etc/passwd"><img alt="x">'],
  [
    'images in menus, beside the article and in its foot',
    '<nav><img src="a.png"></nav><aside><img src="b.png"></aside>',
  ],
  [
    'images of other sites that are not described',
    '<img src="https://counter.example/p"><img alt="" src="//a.example/x">',
  ],
])('%s are left out', (_what, visible) => {
  expect(imagesOf(visible)).toEqual([]);
});

test('images of the page’s own site need no description', () =>
  expect(addressesOf('<img src="https://static.agency.example/mill.jpg"><img src="/quay.jpg">')).toHaveLength(2));

test('an image is taken once, and eight of a page', () => {
  const many = Array.from({ length: 20 }, (_, n) => `<img src="/${n % 12}.jpg">`).join('');
  expect(addressesOf(many)).toHaveLength(8);
  expect(new Set(addressesOf(many)).size).toBe(8);
});

test('the picture that a page is shared with is one of its images, unless the article shows it', () => {
  const head = '<meta property="og:image" content="/share.jpg"><meta property="og:image:alt" content="A ship">';
  expect(imagesOf('', head)).toMatchObject([{ address: 'https://agency.example/share.jpg', alt: 'A ship' }]);
  expect(addressesOf('<img src="/share.jpg">', head)).toEqual(['https://agency.example/share.jpg']);
});

test('texts of any length are cut', () => {
  const [image] = imagesOf(
    `<figure><img src="a.jpg" alt="${'a'.repeat(9000)}"><figcaption>${'c'.repeat(9000)}</figcaption></figure>`,
  );
  expect([image?.alt.length, image?.caption.length]).toEqual([300, 300]);
});
