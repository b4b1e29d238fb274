import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadPool } from '#platform/threads/thread-pool';
import { hostilePdfs } from '#test/support/hostile/broken-pdfs';
import { twoPages } from '#test/support/small-pdf';
import type { DocumentText } from './document-text';
import { PdfReader } from './pdf-reader';
import type { readPdf } from './read-pdf.thread';

const reader = new PdfReader();
afterAll(() => reader.onApplicationShutdown());

const read = (content: Buffer) => reader.read(new Uint8Array(content), 'test');
const textOf = async (content: Buffer): Promise<DocumentText> => {
  const reading = await read(content);
  if (reading.kind !== 'text') throw new Error(reading.fault);
  return reading.text;
};

test('text is read by page', async () => {
  const { pages, paragraphs } = await textOf(twoPages);
  expect(pages).toEqual([
    { label: null, hasText: true },
    { label: null, hasText: true },
  ]);
  expect(paragraphs.map(({ text }) => text).join(' ')).toBe('The first page The second page');
});

/** Its beginning, since some files have a lot of text. */
const saidIn = ({ paragraphs }: DocumentText): string =>
  paragraphs
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 200);
const GIGABYTE = 1024 ** 3;

test.each(hostilePdfs)('a file $what is read, or said not to be, in bounded memory', async ({ make, outcome }) => {
  const content = make();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  const reading = await read(content);
  clearInterval(watch);
  expect(reading.kind === 'unreadable' ? reading : { says: saidIn(reading.text) }).toEqual(
    'fault' in outcome ? { kind: 'unreadable', ...outcome } : outcome,
  );
  expect(most - before).toBeLessThan(1.25 * GIGABYTE);
});

test('a document with more text than is taken is not read to its end', async () => {
  const pool = threadPool();
  const script = require.resolve('./read-pdf.thread');
  const readWithin = pool.task<typeof readPdf>({ script, name: 'readPdf', timeoutMs: 60_000 });
  const [content, owner] = [new Uint8Array(twoPages), 'test'];
  const faults = await Promise.all(
    [10, 20, 100].map(async (characters) => {
      const reading = await readWithin({ content, limits: { pages: 2, characters } }, { owner });
      return reading.kind === 'unreadable' ? reading.fault : reading.kind;
    }),
  );
  await pool.close();
  expect(faults).toEqual(['too_large', 'too_large', 'text']);
});

test('nothing in a file runs', () => expect('hit' in globalThis).toBe(false));

describe('an executive order as printed', () => {
  let order: DocumentText;
  beforeAll(async () => {
    order = await textOf(readFileSync(join(__dirname, '../../starter/documents/2025-15554.pdf')));
  });
  const starting = (opening: string) => order.paragraphs.find(({ text }) => text.startsWith(opening));

  test('the page numbers are those printed, and no running heads or feet are text', () => {
    expect(order.pages.map(({ label }) => label)).toEqual(['39305', '39306']);
    expect(order.paragraphs.filter(({ text }) => /VerDate|Vol\. 90/.test(text))).toEqual([]);
  });

  test('headings are recognised, and paragraphs stand under them', () => {
    expect(order.paragraphs.filter(({ isHeading }) => isHeading).map(({ text }) => text)).toEqual([
      'Presidential Documents',
      'Executive Order 14334 of August 11, 2025',
      'Further Modifying Reciprocal Tariff Rates To Reflect Ongoing Discussions With the People’s Republic of China',
      'Section 1. Background.',
      'Sec. 2. Continued Suspension of Country-Specific Ad Valorem Rate of Duty.',
      'Sec. 3. Implementation.',
      'Sec. 4. General Provisions.',
    ]);
    expect(starting('The Secretary of Commerce, the Secretary of Homeland Security')?.heading).toBe(
      'Sec. 3. Implementation.',
    );
  });

  test('a paragraph that runs over the end of a page is one', () => {
    const paragraph = starting('The United States continues to have discussions');
    const [first, second] = paragraph?.starts ?? [];
    expect([first, second?.page]).toEqual([{ page: 1, at: 0 }, 2]);
    expect(paragraph?.text.slice(second?.at)).toMatch(/^suspension effectuated by Executive Order 14298/);
  });
});

test('a file that a shutdown interrupts is not called unreadable', async () => {
  const closing = new PdfReader();
  const interrupted = expect(closing.read(new Uint8Array(twoPages), 'test')).rejects.toThrow();
  await closing.onApplicationShutdown();
  await interrupted;
});
