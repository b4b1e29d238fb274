const objects = (page: string, index: number): readonly string[] => {
  const content = `BT /F1 24 Tf 72 700 Td (${page}) Tj ET`;
  const own = 4 + index * 2;
  return [
    `${own} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${own + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >> endobj`,
    `${own + 1} 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
  ];
};

/** A PDF with a line of text on each page. */
const pdfOf = (...pages: readonly string[]): Buffer => {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const all = [
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    `2 0 obj << /Type /Pages /Kids [${kids}] /Count ${pages.length} >> endobj`,
    '3 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
    ...pages.flatMap(objects),
  ];
  let text = '%PDF-1.4\n';
  const offsets = all.map((object) => {
    const offset = text.length;
    text += `${object}\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = all.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

export const twoPages: Buffer = pdfOf('The first page', 'The second page');
