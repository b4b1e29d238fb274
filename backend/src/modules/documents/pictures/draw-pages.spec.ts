import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encryptedPdf, truncatedPdf } from '#test/support/hostile/broken-pdfs';
import { twoPages } from '#test/support/small-pdf';
import { PdfReader } from '../text/pdf-reader';

const reader = new PdfReader();
afterAll(() => reader.onApplicationShutdown());

const order = readFileSync(join(__dirname, '../../starter/documents/2025-15554.pdf'));
const drawn = (content: Buffer, ...pages: readonly number[]) => reader.drawn(new Uint8Array(content), pages, 'test');

/** The part of the pixels that are not white. */
const inked = (pixels: Uint8Array): number => {
  let dark = 0;
  for (let index = 0; index < pixels.length; index += 4) if ((pixels[index] ?? 255) < 200) dark += 1;
  return dark / (pixels.length / 4);
};

test('pages are drawn as they are printed, those that are asked for', async () => {
  const [second, ...others] = await drawn(order, 2, 7);
  expect(others).toEqual([]);
  expect(second).toMatchObject({ page: 2, width: 742, height: 960, channels: 4 });
  expect(second?.pixels).toHaveLength(742 * 960 * 4);
  expect(inked(second?.pixels ?? new Uint8Array())).toBeGreaterThan(0.02);
});

test('letters are drawn that a file does not bring along, also after its text was read', async () => {
  await reader.read(new Uint8Array(twoPages), 'test');
  const pages = await drawn(twoPages, 1, 2);
  expect(pages.map(({ page, pixels }) => [page, inked(pixels) > 0])).toEqual([
    [1, true],
    [2, true],
  ]);
});

test.each([
  ['encrypted', encryptedPdf],
  ['cut off', truncatedPdf],
])('no page is drawn of a file that is %s', async (_what, content) => expect(await drawn(content, 1)).toEqual([]));
