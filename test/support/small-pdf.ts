/** A PDF of numbered objects, the first of which is its catalog; `trailer` adds to its trailer. */
export const pdfFile = (objects: readonly (string | Buffer)[], trailer = ''): Buffer => {
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let offset = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj `), body, Buffer.from(' endobj\n')]);
    offsets.push(offset);
    parts.push(part);
    offset += part.length;
  }
  const rows = offsets.map((each) => `${String(each).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer << ${trailer}/Size ${size} /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
};

/** The content of an object that is a stream. */
export const pdfStream = (data: string | Buffer, dictionary = ''): Buffer => {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${dictionary}>> stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
};

const pageOf = (text: string, index: number): readonly (string | Buffer)[] => [
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
  pdfStream(`BT /F1 24 Tf 72 700 Td (${text}) Tj ET`),
];

/** A PDF with a line of text on each page. */
const pdfOf = (...pages: readonly string[]): Buffer => {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap(pageOf),
  ]);
};

export const twoPages: Buffer = pdfOf('The first page', 'The second page');

/** A record whose lines all look alike, so that none ends a paragraph: about 40,000 lines on 900 pages. */
export const longRecord = (pages = 900): Buffer => {
  const lines = (page: number): string =>
    Array.from(
      { length: 40 },
      (_none, line) =>
        `(The port of number ${page} pays ${page * 7 + line} dollars for its part of the record.) Tj 0 -14 Td`,
    ).join(' ');
  const kids = Array.from({ length: pages }, (_none, index) => `${4 + index * 2} 0 R`).join(' ');
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array.from({ length: pages }, (_none, index) => [
      ...pageOf('', index).slice(0, 1),
      pdfStream(`BT /F1 10 Tf 72 700 Td ${lines(index + 1)} ET`),
    ]).flat(),
  ]);
};
