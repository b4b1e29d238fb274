import { corpusDocuments } from '#test/corpus/server/corpus-documents';
import { readText, textBlocks } from './text-page';

test('joins the lines of a paragraph up to an empty line', () =>
  expect(textBlocks('One line\nof two.\n\nNext\r\nparagraph.')).toEqual(['One line of two.', 'Next paragraph.']));

test('drops page headers within a sentence', () => {
  const pages = [
    'The first page ends in the',
    '12 Journal of Things / Volume 3 / Monday middle of a sentence.',
    '13 Journal of Things / Volume 3 / Monday Then it ends.',
  ];
  expect(textBlocks(pages.join('\f'))).toEqual(['The first page ends in the middle of a sentence.', 'Then it ends.']);
});

test('splits a printed order into its sections and parts', () =>
  expect(textBlocks('It is ordered: Section 1. Policy. We act. Sec. 2. Ends. (a) One ends; and (b) two ends.')).toEqual(
    ['It is ordered:', 'Section 1. Policy. We act.', 'Sec. 2. Ends.', '(a) One ends; and', '(b) two ends.'],
  ));

const printed = corpusDocuments().filter(({ host }) => host === 'www.govinfo.gov');

test.each(printed.map((document) => [document.id, document.text]))(
  '%s keeps its text without page headers',
  (_, text) => {
    const blocks = textBlocks(text);
    const whole = blocks.join(' ');
    expect(whole).not.toMatch(/Federal Register \/ Vol|Billing code|\[FR Doc|GPH>|Presidential Documents \d/);
    expect(blocks[0]).toMatch(/^Executive Order \d{5} of /);
    expect(blocks.some((block) => block.startsWith('Section 1. '))).toBe(true);
    const words = (from: string): number => from.split(/\s+/).length;
    expect(words(whole) / words(text)).toBeGreaterThanOrEqual(0.97 - (15 * text.split('\n\n\n').length) / words(text));
  },
);

test('takes the title of an unlisted text from its first words and the date from its URL', () => {
  const order = printed.find(({ id }) => id === 'us-tariffs-15');
  const url = order?.url ?? '';
  const listed = { title: '', publisher: '', author: '', publishedAt: null };
  const now = new Date('2026-01-01T00:00:00Z');
  expect(
    readText(order?.text ?? '', { url, foundAt: url, contentType: 'text/plain', body: Buffer.from(''), listed, now }),
  ).toMatchObject({
    page: {
      title: 'Executive Order 14324 of July 30, 2025 Suspending Duty-Free De Minimis Treatment for All Countries',
      publishedAt: '2025-08-05',
      publisher: 'www.govinfo.gov',
    },
  });
});
