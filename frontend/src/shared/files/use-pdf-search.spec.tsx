import { act, renderHook } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { usePdfSearch } from './use-pdf-search';

/** A stand-in for a PDF with these texts on its pages. */
const pdfOf = (...texts: readonly string[]): PDFDocumentProxy => {
  const getPage = (number: number) =>
    Promise.resolve({ getTextContent: () => Promise.resolve({ items: [{ str: texts[number - 1] ?? '' }] }) });
  return Object.create({ numPages: texts.length, getPage });
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pause = () => act(() => jest.advanceTimersByTimeAsync(300));

test('nothing counts as not found before the text was searched, and hits of another query are dropped', async () => {
  const pdf = pdfOf('The duty on steel', 'The quota');
  const { result, rerender } = renderHook(({ query }) => usePdfSearch(pdf, query), {
    initialProps: { query: 'steel' },
  });
  expect(result.current).toMatchObject({ hits: [], isWhole: false });
  await pause();
  expect(result.current).toMatchObject({ hits: [{ page: 1, at: 0 }], isWhole: true });
  rerender({ query: 'copper' });
  expect(result.current).toMatchObject({ hits: [], isWhole: false });
  await pause();
  expect(result.current).toMatchObject({ hits: [], isWhole: true });
});

test('a text that has not been opened is not yet searched', () => {
  const { result } = renderHook(() => usePdfSearch(null, 'steel'));
  expect(result.current).toMatchObject({ hits: [], isWhole: false });
});
