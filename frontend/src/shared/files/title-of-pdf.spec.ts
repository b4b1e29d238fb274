import type { PDFDocumentProxy } from 'pdfjs-dist';
import { titleOfPdf } from './title-of-pdf';

/** A stand-in for a PDF with a title in its data, and texts of these sizes on its first page. */
const pdfOf = (title: unknown, ...printed: readonly (readonly [text: string, size: number])[]): PDFDocumentProxy =>
  Object.create({
    getMetadata: () => Promise.resolve({ info: title === undefined ? {} : { Title: title } }),
    getPage: () =>
      Promise.resolve({
        getTextContent: () =>
          Promise.resolve({ items: printed.map(([str, size]) => ({ str, transform: [size, 0, 0, size, 0, 0] })) }),
      }),
  });

const BODY = ['The bank held 48,210 samples of seed at the end of the year.', 10] as const;

test('the title that a file states is used', async () =>
  expect(await titleOfPdf(pdfOf('Annual report 2025 of the Seed Bank', ['Something else', 20], BODY))).toBe(
    'Annual report 2025 of the Seed Bank',
  ));

test.each(['untitled', 'Microsoft Word - report.docx', 'scan0001', '', undefined, 12])(
  'a PDF with the stated title “%s” gets its heading as title',
  async (title) =>
    expect(await titleOfPdf(pdfOf(title, ['No. 12', 9], ['Annual report of', 20], ['the Seed Bank', 20], BODY))).toBe(
      'Annual report of the Seed Bank',
    ),
);

test('a page with one font size yields no title', async () =>
  expect(await titleOfPdf(pdfOf('', BODY, BODY))).toBeNull());
