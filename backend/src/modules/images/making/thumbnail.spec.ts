import sharp from 'sharp';
import { animatedGif, claimedPng, emptyZip, scriptInGif, scriptedSvg } from '#test/support/hostile/hostile-images';
import { formatOf } from './image-format';
import { type Sharp, loadSharp } from './sharp-loading';
import { thumbnailOfBytes, thumbnailOfPixels } from './thumbnail';

/** Noise on a ground, so that it looks like a photograph to a decoder. */
const photograph = (width = 900, height = 600) =>
  sharp({
    create: { width, height, channels: 3, background: '#3a6', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

let loaded: Sharp;
beforeAll(async () => {
  const found = await loadSharp();
  if (found === null) throw new Error('sharp could not be loaded.');
  loaded = found;
});

const outcomeOf = async (bytes: Uint8Array): Promise<string> => {
  const result = await thumbnailOfBytes(loaded, bytes);
  return result.kind === 'made' ? 'made' : result.fault.kind;
};
const made = async (bytes: Uint8Array) => {
  const result = await thumbnailOfBytes(loaded, bytes);
  if (result.kind !== 'made') throw new Error(result.fault.kind);
  return result;
};

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a photograph in %s becomes a small WebP',
  async (format) => {
    const { content, width, height } = await made(await photograph().toFormat(format).toBuffer());
    expect([width, height, formatOf(content)]).toEqual([480, 320, 'webp']);
    expect(content.byteLength).toBeLessThan(80_000);
  },
);

test('a small image is not enlarged', async () => {
  const { width, height } = await made(await photograph(200, 150).png().toBuffer());
  expect([width, height]).toEqual([200, 150]);
});

test('a thumbnail stands upright, and says nothing of where it was taken and by whom', async () => {
  const bytes = await photograph(900, 600)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ann Lee', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { content, width, height } = await made(bytes);
  expect([width, height]).toEqual([320, 480]);
  const { exif, icc, xmp } = await sharp(content).metadata();
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
});

test('a transparent background becomes white', async () => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#0000' } })
    .composite([{ input: await photograph(100, 100).png().toBuffer() }])
    .png()
    .toBuffer();
  const { content } = await made(bytes);
  const { data } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(-3)].every((each) => each > 250)).toBe(true);
});

describe('bad input has a named outcome', () => {
  test('a small file that claims 30,000 by 30,000 pixels', async () => {
    const bytes = claimedPng(30_000, 30_000);
    expect(bytes.byteLength).toBeLessThan(200);
    expect(await outcomeOf(bytes)).toBe('too_many_pixels');
  });

  test('an SVG with a script', async () => {
    expect(await outcomeOf(scriptedSvg)).toBe('drawing');
  });

  test('libvips itself refuses to draw an SVG', async () => {
    await expect(loaded(scriptedSvg).webp().toBuffer()).rejects.toThrow();
  });

  test('a script that begins like a GIF', async () => {
    expect(await outcomeOf(scriptInGif)).toBe('damaged');
  });

  test.each([
    ['a script', 'gif', Buffer.from('*/=alert(document.domain);//')],
    ['a page', 'gif', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a zip', 'jpeg', emptyZip],
  ] as const)('an image with %s behind it loses it', async (_what, format, behind) => {
    const { content } = await made(Buffer.concat([await photograph().toFormat(format).toBuffer(), behind]));
    expect(Buffer.from(content).includes(behind)).toBe(false);
    expect(formatOf(content)).toBe('webp');
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s', async (format) => {
    const bytes = await photograph().toFormat(format).toBuffer();
    expect(await outcomeOf(bytes.subarray(0, bytes.byteLength >> 1))).toBe('damaged');
  });

  test('an animation of thousands of frames is judged by its first', async () => {
    const bytes = animatedGif(3000, 2000, 5000);
    const begun = performance.now();
    expect(await outcomeOf(bytes)).toBe('blank');
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  test.each([
    ['a page', Buffer.from('<!doctype html><title>Not found</title>')],
    ['nothing', Buffer.alloc(0)],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
  ])('%s that its server calls an image', async (_what, bytes) => {
    expect(await outcomeOf(bytes)).toBe('not_an_image');
  });

  test('a tracking pixel, an icon, a rule and a plain ground', async () => {
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
    expect(await outcomeOf(await plain(1, 1))).toBe('too_small');
    expect(await outcomeOf(await photograph(64, 64).png().toBuffer())).toBe('too_small');
    expect(await outcomeOf(await photograph(1200, 120).png().toBuffer())).toBe('too_narrow');
    expect(await outcomeOf(await plain(400, 300))).toBe('blank');
  });
});

test('the pixels of a picture in a PDF become a thumbnail too', async () => {
  const data = await photograph(600, 300).raw().toBuffer();
  const result = await thumbnailOfPixels(loaded, { data, width: 600, height: 300, channels: 3 });
  expect(result).toMatchObject({ kind: 'made', width: 480, height: 240 });
  const wrong = await thumbnailOfPixels(loaded, { data, width: 6000, height: 3000, channels: 3 });
  expect(wrong).toEqual({ kind: 'fault', fault: { kind: 'damaged' } });
});

test('sharp is null if its library is missing', async () => {
  expect(await loadSharp(() => Promise.reject(new Error('Could not load the "sharp" module')))).toBeNull();
});
