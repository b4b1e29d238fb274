import type { CorpusDocument } from '../corpus-documents';
import { escapeHtml } from '../markdown';
import type { Drawing } from './drawing';
import { LAND_AND_SEA } from './land-and-sea';
import { chanceOf, HEIGHT, WIDTH } from './scenery';
import { SPACE } from './space';

/** A picture that a page shows, at an address of its own as press offices file them. */
export interface Picture {
  readonly path: string;
  readonly alt: string;
  readonly svg: string;
}

const MAX_PICTURES = 2;

const seedOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

const drawn = ({ alt, draw }: Drawing, { url, published }: CorpusDocument): Picture => {
  const seed = seedOf(url + alt);
  const name =
    alt
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.slice(0, 4)
      .join('-') ?? 'picture';
  return {
    path: `/wp-content/uploads/${published.slice(0, 4)}/${published.slice(5, 7)}/${seed % 100_000}-${name}.jpg`,
    alt,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${draw(chanceOf(seed))}</svg>`,
  };
};

/** The pictures of a page, by what its title is about. They are drawings: the corpus has the texts of its documents alone. */
export const picturesOf = (document: CorpusDocument): readonly Picture[] =>
  [...SPACE, ...LAND_AND_SEA]
    .filter(({ about }) => about.test(document.title))
    .slice(0, MAX_PICTURES)
    .map((drawing) => drawn(drawing, document));

export const figureHtml = ({ path, alt }: Picture): string =>
  `<figure class="wp-block-image size-large"><img src="${path}" alt="${escapeHtml(alt)}" width="${WIDTH}" height="${HEIGHT}" loading="lazy" decoding="async" /></figure>`;

/** As a photograph is sent, with the grain of one. */
export const jpegOf = async ({ svg }: Picture): Promise<Buffer> => {
  // Optional, so that the texts are served where it has no build.
  const { default: sharp } = await import('sharp');
  // The product reads no SVG, and suites that ran in this process before may have loaded it here.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return sharp(Buffer.from(svg))
    .composite([
      {
        input: {
          create: {
            width: WIDTH,
            height: HEIGHT,
            channels: 3,
            background: '#888',
            noise: { type: 'gaussian', mean: 128, sigma: 10 },
          },
        },
        blend: 'soft-light',
      },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
};
