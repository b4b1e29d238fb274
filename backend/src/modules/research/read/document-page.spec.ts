import type { TextParagraph } from '#modules/documents/published';
import { documentPage } from './document-page';

const paragraph = (text: string, changes: Partial<TextParagraph> = {}): TextParagraph => ({
  text,
  heading: null,
  isHeading: false,
  starts: [{ page: 1, at: 0 }],
  ...changes,
});

const pageWith = (...paragraphs: readonly TextParagraph[]) =>
  documentPage({
    url: 'https://aidy.example/document/doc-1',
    title: 'Hearing on steel',
    fileId: 'file-1',
    addedAt: '2026-03-01T09:00:00.000Z',
    text: { pages: [{ label: null, hasText: true }], paragraphs },
  });

test('a document is read as a page of this product: its paragraphs, without headings and lone figures', () =>
  expect(
    pageWith(
      paragraph('Sec. 1. Steel.', { isHeading: true }),
      paragraph('The tariff rose.', { heading: 'Sec. 1. Steel.' }),
      paragraph('12'),
    ),
  ).toEqual({
    url: 'https://aidy.example/document/doc-1',
    foundAt: 'https://aidy.example/document/doc-1',
    host: 'aidy.example',
    title: 'Hearing on steel',
    publisher: 'Hearing on steel',
    author: '',
    publishedAt: '2026-03-01T09:00:00.000Z',
    blocks: ['The tariff rose.'],
    fingerprint: expect.any(String),
    extent: 'whole',
    pageStarts: [[{ page: 1, at: 0 }]],
    headings: ['Sec. 1. Steel.'],
  }));

test('the beginnings of pages move with characters that are left out before them', () => {
  const text = 'The e\ufb03cient  mill closed.';
  const index = text.indexOf('closed');
  const starts = [
    { page: 1, at: 0 },
    { page: 2, at: index },
  ];
  const page = pageWith(paragraph(text, { starts }));
  const [block = ''] = page?.blocks ?? [];
  expect(block.slice(page?.pageStarts?.[0]?.[1]?.at)).toBe('closed.');
});

test('a very long document is read in its beginning', () => {
  const long = Array.from({ length: 40 }, (_none, index) => paragraph(`${index} ${'steel '.repeat(10_000)}`));
  const page = pageWith(...long);
  expect(page).toMatchObject({ extent: 'up to the limit of documents' });
  expect(page?.blocks.length).toBe(25);
  expect(page?.pageStarts?.length).toBe(page?.blocks.length);
  expect(page?.headings?.length).toBe(page?.blocks.length);
});

test('a document without any paragraph gives no page', () =>
  expect(pageWith(paragraph('Contents', { isHeading: true }))).toBeNull());
