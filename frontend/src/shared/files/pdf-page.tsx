import { Box } from '@mui/material';
import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { memo, useEffect, useRef, useState } from 'react';
import { markHits } from './mark-hits';
import { type PassageLocator, findPassage } from './passage-locator';
import './pdf-text.css';
import { showPage, showPassage } from './show-in-frame';
import { markPassage, findPieces } from './text-ranges';

const MAX_SHARPNESS = 2;
/** Maximum number of pixels of a drawn page: phones refuse more, and several pages are in memory at a time. */
const MAX_PIXELS = 8_000_000;

interface PageLayers {
  readonly canvas: HTMLCanvasElement;
  readonly text: HTMLElement;
  /** CSS pixels. */
  readonly width: number;
}

/** Returns the line in which the marked passage begins. */
const mark = (text: HTMLElement, passage: PassageLocator | null): HTMLElement | null => {
  const pieces = findPieces(text).map(({ textContent }) => textContent ?? '');
  markPassage(text, passage === null ? null : findPassage(pieces, passage));
  return text.querySelector('mark')?.parentElement ?? null;
};

/** Returns a function that stops the drawing. */
const draw = (page: PDFPageProxy, { canvas, text, width }: PageLayers, onText: () => void): (() => void) => {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const sharpnessAtMaxPixels = Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height));
  const sharpness = Math.min(window.devicePixelRatio, MAX_SHARPNESS, sharpnessAtMaxPixels);
  canvas.width = Math.floor(viewport.width * sharpness);
  canvas.height = Math.floor(viewport.height * sharpness);
  const drawing = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] });
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  // Both reject when stopped.
  drawing.promise.catch(() => undefined);
  layer.render().then(onText, () => undefined);
  return () => {
    drawing.cancel();
    layer.cancel();
  };
};

/** Frees the image of a page that is out of view: hundreds of them would fill a phone's memory. */
const releaseCanvas = (canvas: HTMLCanvasElement, text: HTMLElement): void => {
  canvas.width = 0;
  canvas.height = 0;
  text.replaceChildren();
};

export interface SearchedFor {
  /** Highlighted wherever it occurs in the text; nothing if it is blank. */
  readonly query: string;
  /** Index of the current hit if it is on this page; else null. */
  readonly shown: number | null;
}

interface PdfPageProps extends SearchedFor {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  /** Whether it is near the visible part. */
  readonly isNear: boolean;
  /** CSS pixels. */
  readonly width: number;
  /** Ratio of height to width, until the page's own is known. */
  readonly usualRatio: number;
  /** A passage of this page to show and mark. */
  readonly passage: PassageLocator | null;
}

export const PdfPage = memo(({ pdf, number, isNear, width, usualRatio, passage, query, shown }: PdfPageProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  /** Counts the times that the text was laid out. */
  const [laidOut, setLaidOut] = useState(0);

  /** Scrolled to only once: a user who returns to the page later, or zooms it, stays where they are. */
  const isToShow = useRef({ passage: false, hit: false });

  useEffect(() => {
    isToShow.current.passage = passage !== null;
    if (passage !== null && frame.current !== null) showPage(frame.current);
  }, [passage]);
  useEffect(() => {
    const first = text.current === null ? null : mark(text.current, passage);
    if (first === null || !isToShow.current.passage) return;
    isToShow.current.passage = false;
    showPassage(first);
  }, [passage, laidOut]);

  useEffect(() => {
    isToShow.current.hit = shown !== null;
    if (shown !== null && frame.current !== null) showPage(frame.current);
  }, [shown, query]);
  useEffect(() => {
    if (text.current === null || laidOut === 0) return;
    const { first, unmark } = markHits(text.current, query, shown);
    if (first !== null && isToShow.current.hit) {
      isToShow.current.hit = false;
      showPassage(first);
    }
    return unmark;
  }, [query, shown, laidOut]);

  useEffect(() => {
    const layers = { canvas: canvas.current, text: text.current };
    if (!isNear || width === 0 || layers.canvas === null || layers.text === null) return;
    const { canvas: sheet, text: words } = layers;
    let stop: (() => void) | 'left' | undefined;
    void pdf
      .getPage(number)
      .then((page) => {
        if (stop === 'left') return;
        const { width: wide, height: high } = page.getViewport({ scale: 1 });
        setRatio(high / wide);
        stop = draw(page, { canvas: sheet, text: words, width }, () => setLaidOut((times) => times + 1));
      })
      // The page was left while the PDF was being read.
      .catch(() => undefined);
    return () => {
      if (typeof stop === 'function') stop();
      stop = 'left';
    };
  }, [pdf, number, width, isNear]);

  useEffect(() => {
    if (!isNear && canvas.current !== null && text.current !== null) releaseCanvas(canvas.current, text.current);
  }, [isNear]);

  return (
    <Box
      ref={frame}
      component="section"
      aria-label={`Page ${number} of ${pdf.numPages}`}
      data-page={number}
      sx={frameSx}
      style={{ aspectRatio: `1 / ${ratio ?? usualRatio}` }}
    >
      <Box component="canvas" ref={canvas} aria-hidden sx={{ display: 'block', width: '100%', height: '100%' }} />
      <div ref={text} className="pdf-text" />
    </Box>
  );
});
PdfPage.displayName = 'PdfPage';

// A printed page stays white in the dark theme.
const frameSx = { position: 'relative', bgcolor: '#fff', border: 'hairline', overflow: 'hidden' };
