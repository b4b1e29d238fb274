import sharp from 'sharp';
import { animatedGif, claimedPng, emptyZip, scriptInGif, scriptedSvg } from '../hostile/hostile-images';
import { type Handler, paths, says } from '../hosts';

/** Noise, as a photograph is to an encoder. */
export const photograph = (width = 640, height = 426): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#3a6', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg()
    .toBuffer();

interface Shown {
  readonly src: string;
  readonly alt: string;
}

const figure = ({ src, alt }: Shown): string =>
  `<figure><img src="${src}" alt="${alt}"><figcaption>${alt}, as shown on Monday.</figcaption></figure>`;

const story = (title: string, text: string, shown: readonly Shown[]): string =>
  `<!doctype html><html><head><title>${title}</title><meta property="article:published_time" content="${new Date().toISOString()}"></head>` +
  `<body><article><h1>${title}</h1><p>${text} ${'It told importers so in a letter. '.repeat(5)}</p>${shown.map(figure).join('')}</article></body></html>`;

const endless: Handler = (_request, response) => {
  response.writeHead(200, { 'content-type': 'image/jpeg' });
  const more = (): void => {
    if (!response.destroyed) response.write(Buffer.alloc(64 * 1024), () => setImmediate(more));
  };
  more();
};

const feed = (host: string, stories: readonly (readonly [path: string, title: string])[]): string =>
  `<rss version="2.0"><channel><title>Press</title>${stories
    .map(([path, title]) => `<item><title>${title}</title><link>https://${host}${path}</link></item>`)
    .join('')}</channel></rss>`;

const RAISED = 'Steel tariff raised to 25 percent';
const PORTS = 'Steel tariff delays ships at the ports';
const HARVEST = 'Harvest begins early this year';

/** A host with three stories: one with a picture as it should be, one whose pictures mean harm, and one on another topic. */
export const illustratedPress = async (host: string): Promise<Handler> => {
  const picture = await photograph();
  return paths({
    '/': says('<html></html>'),
    '/robots.txt': says('User-agent: *\nDisallow: /closed/', 'text/plain'),
    '/feed/': says(
      feed(host, [
        ['/raised', RAISED],
        ['/ports', PORTS],
        ['/harvest', HARVEST],
      ]),
      'application/rss+xml',
    ),
    '/raised': says(
      story(RAISED, 'The ministry raised the tariff on steel to 25 percent on Monday.', [
        { src: '/mill.jpg', alt: 'A rolling mill in Gary' },
        { src: '/with-zip.jpg', alt: 'A furnace with something behind' },
        { src: '/called-text.jpg', alt: 'A crane that is called a text' },
        { src: '/huge.png', alt: 'A huge picture' },
        { src: '/drawing.svg', alt: 'A drawing' },
        { src: '/closed/mill.jpg', alt: 'A picture that robots may not fetch' },
      ]),
    ),
    '/ports': says(
      story(PORTS, 'The tariff on steel delayed 40 ships at the ports on Tuesday.', [
        { src: '/script.gif', alt: 'A script that begins like a GIF' },
        { src: '/truncated.jpg', alt: 'Half a picture' },
        { src: '/animation.gif', alt: 'An animation' },
        { src: '/page.jpg', alt: 'A page that is called a picture' },
        { src: '/private.jpg', alt: 'A picture that leads inside' },
        { src: '/endless.jpg', alt: 'A picture without an end' },
        { src: '/gone.jpg', alt: 'A picture that is gone' },
        { src: '/busy.jpg', alt: 'A picture for another day' },
      ]),
    ),
    '/harvest': says(
      story(HARVEST, 'Farmers began the harvest of wheat two weeks early on Sunday.', [
        { src: '/combine.jpg', alt: 'A combine in a field of wheat' },
      ]),
    ),
    '/mill.jpg': says(picture, 'image/jpeg'),
    '/combine.jpg': says(await photograph(600, 400), 'image/jpeg'),
    '/with-zip.jpg': says(Buffer.concat([await photograph(400, 300), emptyZip]), 'image/jpeg'),
    '/called-text.jpg': says(await photograph(500, 300), 'text/plain'),
    '/closed/mill.jpg': says(picture, 'image/jpeg'),
    '/huge.png': says(claimedPng(30_000, 30_000), 'image/png'),
    '/drawing.svg': says(scriptedSvg, 'image/svg+xml'),
    '/script.gif': says(scriptInGif, 'image/gif'),
    '/truncated.jpg': says(picture.subarray(0, picture.byteLength >> 1), 'image/jpeg'),
    '/animation.gif': says(animatedGif(2000, 2000, 2000), 'image/gif'),
    '/page.jpg': says('<!doctype html><script>alert(1)</script>', 'image/jpeg'),
    '/private.jpg': (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
    '/endless.jpg': endless,
    '/busy.jpg': (_request, response) => void response.writeHead(503).end(),
  });
};
