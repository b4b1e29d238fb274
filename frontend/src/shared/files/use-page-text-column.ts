import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { type TextColumn, type WrittenPiece, textColumn } from './text-column';

/** Enough pages to be representative, which a title page alone is not. */
const MAX_SAMPLED_PAGES = 3;

const writtenOn = async (pdf: PDFDocumentProxy, number: number): Promise<readonly WrittenPiece[]> => {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    // Rotated text says nothing about the page's columns.
    if (!('str' in item) || item.transform[1] !== 0) return [];
    const across = (x: number): number => viewport.convertToViewportPoint(x, 0)[0] / viewport.width;
    const from: number = item.transform[4];
    return [{ left: across(from), right: across(from + item.width), letters: item.str.trim().length }];
  });
};

/** The column of a PDF’s text on its pages, and the pages' printed width. */
export interface PrintedText {
  readonly column: TextColumn;
  /** Width of a page in CSS pixels at its original size. */
  readonly pageWidth: number;
}

/** Null until it is known, and for pages without text. */
export const usePageTextColumn = (pdf: PDFDocumentProxy | null): PrintedText | null => {
  const [read, setRead] = useState<{ readonly of: PDFDocumentProxy; readonly printed: PrintedText } | null>(null);
  useEffect(() => {
    if (pdf === null) return;
    let isUnmounted = false;
    const look = async (): Promise<void> => {
      const numbers = Array.from({ length: Math.min(MAX_SAMPLED_PAGES, pdf.numPages) }, (_, index) => index + 1);
      const pieces = await Promise.all(numbers.map((number) => writtenOn(pdf, number)));
      const column = textColumn(pieces.flat());
      const { width: pageWidth } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (!isUnmounted && column !== null) setRead({ of: pdf, printed: { column, pageWidth } });
    };
    // The page was left while the PDF was being read.
    void look().catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [pdf]);
  return read?.of === pdf ? read.printed : null;
};
