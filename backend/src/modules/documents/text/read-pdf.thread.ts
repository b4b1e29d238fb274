import { type PDFDocumentProxy, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadingFault } from '#events/documents/document.events';
import type { DocumentText } from './document-text';
import { drawnRules } from './drawn-rules';
import { documentTextOf } from './layout/paragraphs';
import { type PrintedLine, type PrintedPiece, printedLines } from './layout/printed-line';
import type { PrintedPage } from './layout/running-lines';
import { withoutStruckWords } from './layout/struck';
import { tablesOn } from './layout/tables';
import { withNamelessGlyphs } from './nameless-glyphs';
import { openPdf } from './open-pdf';

export interface PdfLimits {
  readonly pages: number;
  /** Maximum characters of text, in total. */
  readonly characters: number;
}

export interface PdfToRead {
  readonly content: Uint8Array;
  readonly limits: PdfLimits;
}

export type PdfReading =
  | { readonly kind: 'text'; readonly text: DocumentText }
  | { readonly kind: 'unreadable'; readonly fault: ReadingFault };

const unreadable = (fault: ReadingFault): PdfReading => ({ kind: 'unreadable', fault });

/** Bytes at the end of a file that contain its end mark. */
const TAIL = 2048;

const asText = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** The fault of a damaged file. Determined before the file is opened, which may transfer its bytes. */
const faultIfDamaged = (content: Uint8Array): ReadingFault => {
  if (!asText(content.subarray(0, TAIL)).includes('%PDF-')) return 'not_a_pdf';
  return asText(content.subarray(-TAIL)).includes('%%EOF') ? 'damaged' : 'truncated';
};

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type Item = TextContent['items'][number];

/** Null for text that does not run from left to right, such as stamps in the margin. */
const pieceOf = (item: Item, viewport: readonly number[]): PrintedPiece | null => {
  if (!('str' in item)) return null;
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform([...viewport], item.transform) as number[];
  const size = Math.hypot(c, d);
  if (a <= 0 || Math.abs(b) > 0.1 * a || size === 0) return null;
  return { text: item.str, left: x, right: x + item.width, y, size, font: item.fontName };
};

const charactersIn = (items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + ('str' in item ? item.str.length : 0), 0);

/** Characters of a page, which has some thousands: the lines of a larger one take too much memory to find. */
const MAX_RULED = 50_000;

/** The visible lines of a page: without struck-out words, with a sign for each glyph that has no name, and tables by row. */
const seenOn = async (
  page: PDFPageProxy,
  items: readonly Item[],
  view: readonly number[],
): Promise<readonly PrintedLine[]> => {
  const operators = await page.getOperatorList();
  const texts = withNamelessGlyphs(
    items.map((item) => ('str' in item ? item.str : '')),
    operators,
  );
  const pieces = items.flatMap(
    (item, index) => pieceOf('str' in item ? { ...item, str: texts[index] ?? '' } : item, view) ?? [],
  );
  const rules = drawnRules(operators, view);
  const { rows, others } = tablesOn(withoutStruckWords(pieces, rules), rules);
  return [...printedLines(others), ...rows];
};

/** Null if the page has more characters than the limit; the rest is not read. */
const printedPage = async (
  page: PDFPageProxy,
  label: string | null,
  most: number,
): Promise<{ readonly printed: PrintedPage; readonly characters: number } | null> => {
  const { transform, height } = page.getViewport({ scale: 1 });
  const items: Item[] = [];
  let characters = 0;
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    characters += charactersIn(next.value.items);
    if (characters > most) {
      // `cancel` takes an error as its reason.
      await reader.cancel(new Error('The page has too much text.'));
      return null;
    }
    for (const item of next.value.items) items.push(item);
  }
  const lines =
    characters === 0 || characters > MAX_RULED
      ? printedLines(items.flatMap((item) => pieceOf(item, transform) ?? []))
      : await seenOn(page, items, transform);
  page.cleanup();
  return { printed: { label, height, lines }, characters };
};

const readPages = async (pdf: PDFDocumentProxy, limits: PdfLimits): Promise<PdfReading> => {
  // Some files state a count below one.
  if (pdf.numPages < 1) return unreadable('damaged');
  if (pdf.numPages > limits.pages) return unreadable('too_many_pages');
  const labels: readonly string[] = (await pdf.getPageLabels()) ?? [];
  const pages: PrintedPage[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const read = await printedPage(page, labels[number - 1] ?? null, limits.characters - characters);
    if (read === null) return unreadable('too_large');
    characters += read.characters;
    pages.push(read.printed);
  }
  if (pages.every(({ lines }) => lines.length === 0)) return unreadable('scanned');
  return { kind: 'text', text: documentTextOf(pages) };
};

/** Reads the text of a PDF in a separate thread, without running anything in it. */
export const readPdf = async ({ content, limits }: PdfToRead): Promise<PdfReading> => {
  const ifDamaged = faultIfDamaged(content);
  if (ifDamaged === 'not_a_pdf') return unreadable(ifDamaged);
  // Pictures are not decoded for the text.
  const opening = openPdf(content, { maxImageSize: 1 });
  try {
    return await readPages(await opening.promise, limits);
  } catch (error) {
    // pdf.js does not export the class of this error.
    return unreadable(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : ifDamaged);
  } finally {
    await opening.destroy();
  }
};
