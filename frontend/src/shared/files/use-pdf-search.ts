import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { findTextHits } from './find-in-text';

/** A hit of a search in a PDF. */
export interface PdfHit {
  /** Page number, from 1. */
  readonly page: number;
  /** Index among the hits of its page, from 0. */
  readonly at: number;
}

export interface PdfSearch {
  readonly hits: readonly PdfHit[];
  /** Whether all pages have been searched. */
  readonly isWhole: boolean;
}

const nothing: PdfSearch = { hits: [], isWhole: true };
const notYet: PdfSearch = { hits: [], isWhole: false };
/** Pause in typing after which the search begins. */
const TYPING_PAUSE_MS = 200;
/** Hits are shown after this many pages. */
const PAGES_AT_ONCE = 20;

const readPieces = async (pdf: PDFDocumentProxy, number: number): Promise<readonly string[]> => {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ('str' in item && item.str !== '' ? [item.str] : []));
};

/** Searches all pages, the first ones first. */
export const usePdfSearch = (pdf: PDFDocumentProxy | null, query: string): PdfSearch => {
  const [found, setFound] = useState({ ...notYet, pdf, query });
  const texts = useRef(new Map<number, readonly string[]>());
  useEffect(() => texts.current.clear(), [pdf]);
  useEffect(() => {
    if (pdf === null || query.trim() === '') return;
    let isUnmounted = false;
    const search = async (): Promise<void> => {
      const hits: PdfHit[] = [];
      for (let page = 1; page <= pdf.numPages && !isUnmounted; page++) {
        const pieces = texts.current.get(page) ?? (await readPieces(pdf, page));
        texts.current.set(page, pieces);
        hits.push(...findTextHits(pieces, query).map((_, index) => ({ page, at: index })));
        const isWhole = page === pdf.numPages;
        if (!isUnmounted && (isWhole || page % PAGES_AT_ONCE === 0)) setFound({ hits: [...hits], isWhole, pdf, query });
      }
    };
    // The PDF was closed during the search.
    const timer = setTimeout(() => void search().catch(() => undefined), TYPING_PAUSE_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [pdf, query]);
  if (query.trim() === '') return nothing;
  // Ignores hits of an earlier query or another PDF.
  return found.pdf === pdf && found.query === query ? found : notYet;
};
