import { deflateSync } from 'node:zlib';

interface PrintedPicture {
  readonly width: number;
  readonly height: number;
  /** Bytes of its pixels, three each. */
  readonly pixels: Uint8Array;
  /** Printed right below it. */
  readonly caption: string;
}

/** A PDF with a picture in the middle of each page. */
export const picturedPdf = (...pages: readonly PrintedPicture[]): Buffer => {
  const objects = pages.flatMap(({ width, height, pixels, caption }, index) => {
    const own = 4 + index * 3;
    const stream = deflateSync(pixels).toString('latin1');
    const content = `q 300 0 0 200 150 400 cm /Im1 Do Q BT /F1 12 Tf 150 380 Td (${caption}) Tj ET`;
    return [
      `${own} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${own + 1} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /Im1 ${own + 2} 0 R >> >> >> endobj`,
      `${own + 1} 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
      `${own + 2} 0 obj << /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /Length ${stream.length} >> stream\n${stream}\nendstream endobj`,
    ];
  });
  const kids = pages.map((_, index) => `${4 + index * 3} 0 R`).join(' ');
  const all = [
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    `2 0 obj << /Type /Pages /Kids [${kids}] /Count ${pages.length} >> endobj`,
    '3 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
    ...objects,
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
