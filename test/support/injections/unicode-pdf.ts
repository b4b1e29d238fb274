import { pdfFile, pdfStream } from '../small-pdf';

const PER_LINE = 92;
const LINE_HEIGHT = 14;
const TOP = 740;
/** Most entries of a mapping that the format allows. */
const MAX_ENTRIES = 100;

const hex = (code: number): string => code.toString(16).padStart(4, '0');

/** Lines of at most so many characters, broken between words where that is possible. */
const wrapped = (text: string): readonly string[] => {
  const lines: string[] = [''];
  for (const word of text.split(' ').flatMap((each) => each.match(/.{1,92}/gsu) ?? [])) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && [...last, ...word].length >= PER_LINE) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
};

/** A PDF of pages of paragraphs in any script: a font that nobody could draw, with a table of what its codes mean. */
export const unicodePdf = (pages: readonly (readonly string[])[]): Buffer => {
  const characters = [...new Set(pages.flat().join(' '))];
  const codes = new Map(characters.map((character, index) => [character, index + 1]));
  const entries = characters.map(
    (character) =>
      `<${hex(codes.get(character) ?? 0)}> <${Buffer.from(character, 'utf16le').swap16().toString('hex')}>`,
  );
  const blocks = Array.from({ length: Math.ceil(entries.length / MAX_ENTRIES) }, (_, index) => {
    const block = entries.slice(index * MAX_ENTRIES, (index + 1) * MAX_ENTRIES);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
  });
  const mapping = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;

  const contentOf = (paragraphs: readonly string[]): string => {
    let y = TOP;
    const drawn = paragraphs.flatMap((paragraph) => {
      const lines = wrapped(paragraph).map((line) => {
        y -= LINE_HEIGHT;
        const shown = [...line].map((character) => hex(codes.get(character) ?? 0)).join('');
        return `BT /F1 10 Tf 60 ${y} Td <${shown}> Tj ET`;
      });
      y -= LINE_HEIGHT;
      return lines;
    });
    return drawn.join('\n');
  };
  const first = 7;
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /None /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 5 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /None /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /FontDescriptor 6 0 R >>',
    pdfStream(mapping),
    '<< /Type /FontDescriptor /FontName /None /Flags 4 /FontBBox [0 0 500 800] /ItalicAngle 0 /Ascent 800 /Descent 0 /CapHeight 700 /StemV 80 >>',
    ...pages.flatMap((paragraphs, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${first + index * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      pdfStream(contentOf(paragraphs)),
    ]),
  ]);
};
