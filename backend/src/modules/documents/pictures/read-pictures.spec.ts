import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encryptedPdf, scannedPdf, truncatedPdf } from '#test/support/hostile/broken-pdfs';
import { picturedPdf } from '#test/support/pictured-pdf';
import { twoPages } from '#test/support/small-pdf';
import { PdfReader } from '../text/pdf-reader';

const reader = new PdfReader();
afterAll(() => reader.onApplicationShutdown());

const read = (content: Buffer) => reader.picturesOf(new Uint8Array(content), 'test');
const order = readFileSync(join(__dirname, '../../starter/documents/2025-15554.pdf'));

test('a picture comes with its page and the text around it', async () => {
  const [signature, ...others] = await read(order);
  expect(others).toEqual([]);
  expect(signature).toMatchObject({ page: 2, width: 834, height: 625, channels: 1 });
  expect(signature?.pixels).toHaveLength(834 * 625);
  expect(new Set(signature?.pixels)).toEqual(new Set([0, 255]));
  expect(signature?.above).toContain('costs for publication of this order');
});

const picture = (seed: number, caption = `Figure ${seed}`) => {
  const [width, height] = [120, 80];
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, index) => (index * seed) % 251);
  return { width, height, pixels, caption };
};
const captionsOf = async (content: Buffer) => (await read(content)).map(({ below }) => below);

test('a picture in colour comes with the caption below it', async () => {
  const [chart] = await read(picturedPdf(picture(7, 'Figure 1. Exports by month')));
  expect(chart).toMatchObject({ page: 1, place: 1, width: 120, height: 80, channels: 3, above: '' });
  expect(chart?.below).toBe('Figure 1. Exports by month');
  expect(chart?.pixels).toEqual(picture(7).pixels);
});

test('an image on three pages is part of their design', async () => {
  const logo = (page: number) => picture(3, `Logo of page ${page}`);
  expect(await captionsOf(picturedPdf(logo(1), picture(5), logo(3), logo(4)))).toEqual(['Figure 5']);
  expect(await captionsOf(picturedPdf(logo(1), picture(5), logo(3)))).toHaveLength(3);
});

test('a picture that claims more pixels than are decoded is left out, and the others are read', async () => {
  const huge = { ...picture(2), width: 30_000, height: 30_000 };
  expect(await captionsOf(picturedPdf(huge, picture(5)))).toEqual(['Figure 5']);
});

test.each([
  ['behind a password', encryptedPdf],
  ['without its end', truncatedPdf],
  ['with text alone', twoPages],
  ['without anything', scannedPdf],
])('a PDF %s has none', async (_what, content) => {
  expect(await read(content)).toEqual([]);
});
