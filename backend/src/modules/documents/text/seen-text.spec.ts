import { pdfFile, pdfStream } from '#test/support/small-pdf';
import { documentPassages } from '../../assistants/documents/document-passages';
import { PdfReader } from './pdf-reader';

const reader = new PdfReader();
afterAll(() => reader.onApplicationShutdown());

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const pageWith = (content: string, { font = FONT, notes = '', more = [] as readonly string[] } = {}) =>
  pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    font,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> ${notes}>>`,
    pdfStream(content),
    ...more,
  ]);
const line = (text: string, y: number, x = 60): string => `BT /F1 11 Tf ${x} ${y} Td (${text}) Tj ET\n`;

const read = async (content: Buffer) => {
  const reading = await reader.read(new Uint8Array(content), 'test');
  if (reading.kind !== 'text') throw new Error(reading.fault);
  return reading.text;
};
const said = async (content: Buffer): Promise<string> =>
  (await read(content)).paragraphs.map(({ text }) => text).join(' ');

describe('a line that is ruled through is not read', () => {
  const struck = line('The toll of the pier is 30 crowns a day.', 700);
  const kept = line('The toll of the quay is 12 crowns a day.', 680);
  test.each([
    ['by a filled bar', '60 703.6 230 0.7 re f'],
    ['by a stroked line', '0.8 w 58 704 m 280 704 l S'],
    ['by a line in a system of its own', 'q 2 0 0 2 50 600 cm 0.4 w 5 52 m 115 52 l S Q'],
    ['by two lines', '60 702.6 230 0.5 re 60 704.6 230 0.5 re f'],
    ['by a red line', '1 0 0 RG 60 704 m 280 704 l S'],
  ])('%s', async (_, rule) =>
    expect(await said(pageWith(`${struck}${kept}${rule}`))).toBe('The toll of the quay is 12 crowns a day.'),
  );

  test('a reader’s note that strikes a line through counts', async () => {
    const note =
      '<< /Type /Annot /Subtype /StrikeOut /Rect [60 697 260 711] /C [1 0 0] /QuadPoints [60 711 260 711 60 697 260 697] >>';
    expect(await said(pageWith(`${struck}${kept}`, { notes: '/Annots [6 0 R] ', more: [note] }))).toBe(
      'The toll of the quay is 12 crowns a day.',
    );
  });

  test.each([
    ['under it', '60 697.5 230 0.7 re f'],
    ['over it', '60 710 230 0.7 re f'],
    ['around it', '56 695 240 16 re S'],
    ['behind it, as thick as its letters', '0.9 0.9 0.6 rg 56 697 240 12 re f'],
    ['from above to below', '150 690 m 150 715 l S'],
    ['beside it', '400 704 m 500 704 l S'],
    ['in white', '1 1 1 rg 60 703.6 230 0.7 re f'],
    ['that only clips', '60 703.6 230 0.7 re W n'],
  ])('a rule %s does not strike a line through', async (_, rule) =>
    expect(await said(pageWith(`q ${rule} Q ${struck}`))).toBe('The toll of the pier is 30 crowns a day.'),
  );

  test('words of a line, and a sentence that lost its figure is no passage', async () => {
    // `The toll is ` is 56 points wide, `30 crowns ` 53.
    const replaced = line('The toll is 30 crowns 12 crowns a day.', 700);
    expect(await said(pageWith(`${replaced}114 703.6 48 0.7 re f`))).toBe('The toll is 12 crowns a day.');
    const lost = `${line('The toll is 30 crowns a day. The pier is open.', 700)}114 703.6 48 0.7 re f`;
    expect(documentPassages(await read(pageWith(lost))).map(({ text }) => text)).toEqual(['The pier is open.']);
  });
});

describe('columns of a few lines', () => {
  const left = ['The council of the port met on', 'Monday and'];
  const right = ['voted to dredge the southern basin', 'before the winter.'];
  const columns = [
    ...left.map((text, row) => line(text, 700 - 14 * row)),
    ...right.map((text, row) => line(text, 700 - 14 * row, 330)),
  ];
  const whole = 'The council of the port met on Monday and voted to dredge the southern basin before the winter.';

  test.each([
    ['one after the other', columns],
    ['row by row', [columns[0], columns[2], columns[1], columns[3]]],
    ['from below', [...columns].reverse()],
  ])('columns drawn %s are read one after the other', async (_, drawn) =>
    expect(await said(pageWith(drawn.join('')))).toBe(whole),
  );

  test('stand between lines of the whole page', async () => {
    const above = line('The port of Norland, its council and its harbour master report on the work of this year.', 740);
    const below = line('The next report of the council and the harbour master is due in the spring of next year.', 600);
    const { paragraphs } = await read(pageWith(`${below}${columns.join('')}${above}`));
    expect(paragraphs.map(({ text }) => text)).toEqual([
      'The port of Norland, its council and its harbour master report on the work of this year.',
      whole,
      'The next report of the council and the harbour master is due in the spring of next year.',
    ]);
  });

  test('no sentence goes on from one row of a table to another', async () => {
    const cells = ['Berth', 'Toll', 'North pier', '30 crowns', 'South pier', '12 crowns'];
    const table = cells
      .map((text, index) => line(text, 700 - 14 * Math.floor(index / 2), index % 2 === 0 ? 60 : 330))
      .join('');
    const { paragraphs } = await read(pageWith(table));
    expect(paragraphs.map(({ text }) => text)).toEqual(['Berth Toll', 'North pier 30 crowns', 'South pier 12 crowns']);
  });
});

describe('a glyph that no table explains', () => {
  const toUnicode = (codes: string): string =>
    pdfStream(
      `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange ${codes} 1 beginbfrange <20> <7E> <0020> endbfrange endcmap end`,
    ).toString('latin1');
  const font = FONT.replace(' >>', ' /ToUnicode 6 0 R >>');
  const withCodes = (codes: string, ...lines: readonly string[]) =>
    pageWith(lines.map((text, row) => line(text, 700 - 40 * row)).join(''), { font, more: [toUnicode(codes)] });

  test.each([
    ['to nothing', '1 beginbfchar <02> <0000> endbfchar', '\\002'],
    ['to a private character', '1 beginbfchar <80> <E042> endbfchar', '\\200'],
    ['to the sign for unknown ones', '1 beginbfchar <81> <FFFD> endbfchar', '\\201'],
  ])('mapped %s is never quoted', async (_, codes, glyph) => {
    const file = withCodes(codes, `The of${glyph}ce of the port made a loss.`, 'The pier is open.');
    const text = await read(file);
    expect(text.paragraphs[0]?.text).toMatch(/^The of\ufffd?ce of the port/);
    expect(documentPassages(text).map(({ text: quoted }) => quoted)).toEqual(['The pier is open.']);
  });

  test('the glyph is read as the letters that its word has elsewhere in the document', async () =>
    expect(
      await said(
        withCodes(
          '1 beginbfchar <80> <E042> endbfchar',
          'The of\\200ce pro\\200ts from it.',
          'Its office says so, and profits.',
        ),
      ),
    ).toBe('The office profits from it. Its office says so, and profits.'));

  describe('two ligatures mapped to NUL', () => {
    const bothToNul = '2 beginbfchar <02> <0000> <03> <0000> endbfchar';
    const sentence = 'The bene\\002t of the ferry tra\\003c was 6 million crowns.';

    test('leave nothing to quote of their sentence, nor a word that seems whole', async () => {
      const text = await read(withCodes(bothToNul, sentence));
      expect(text.paragraphs.map((each) => each.text)).toEqual([
        'The bene\ufffdt of the ferry tra\ufffdc was 6 million crowns.',
      ]);
      expect(documentPassages(text)).toEqual([]);
    });

    test('each is read as the letters of its own word if the document has it elsewhere', async () => {
      const text = await read(withCodes(bothToNul, sentence, 'Of this benefit the traffic by night had a third.'));
      expect(documentPassages(text).map((each) => each.text)).toEqual([
        'The benefit of the ferry traffic was 6 million crowns.',
        'Of this benefit the traffic by night had a third.',
      ]);
    });
  });
});
