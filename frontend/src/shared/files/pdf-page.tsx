import { Box } from '@mui/material';
import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { markHits } from './mark-hits';
import { type MarkedPlace, passageIn } from './marked-place';
import './pdf-text.css';
import { showPage, showPassage } from './show-in-frame';

/** Until a page is known, it is taken for one of A4. */
const A4 = Math.SQRT2;
/** How far off a page is drawn. */
const NEAR = '800px';
const MAX_SHARPNESS = 2;

/** Whether an element has come near the part that is seen. */
const useIsNear = (element: RefObject<HTMLElement>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: NEAR,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
};

interface Places {
  readonly canvas: HTMLCanvasElement;
  readonly text: HTMLElement;
  /** CSS pixels. */
  readonly width: number;
}

const mark = (text: HTMLElement, place: MarkedPlace | null): void => {
  const pieces = [...text.querySelectorAll<HTMLElement>('span:not(.markedContent)')];
  const within =
    place === null
      ? null
      : passageIn(
          pieces.map(({ textContent }) => textContent ?? ''),
          place,
        );
  pieces.forEach(({ classList }, at) =>
    classList.toggle('marked', within !== null && at >= within[0] && at <= within[1]),
  );
  const first = within === null ? undefined : pieces[within[0]];
  if (first !== undefined) showPassage(first);
};

/** Returns what stops the drawing. */
const draw = (page: PDFPageProxy, { canvas, text, width }: Places, onText: () => void): (() => void) => {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const sharpness = Math.min(window.devicePixelRatio, MAX_SHARPNESS);
  canvas.width = Math.floor(viewport.width * sharpness);
  canvas.height = Math.floor(viewport.height * sharpness);
  const drawing = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] });
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  // Both reject when they are stopped.
  drawing.promise.catch(() => undefined);
  layer.render().then(onText, () => undefined);
  return () => {
    drawing.cancel();
    layer.cancel();
  };
};

export interface SearchedFor {
  /** Marked wherever the text has it; nothing if it is blank. */
  readonly query: string;
  /** The hit of its page that is shown. */
  readonly shown: number | null;
}

interface PdfPageProps extends SearchedFor {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  /** A passage of this page to show and mark. */
  readonly place: MarkedPlace | null;
}

/** One page, as wide as there is room. */
export const PdfPage = ({ pdf, number, place, query, shown }: PdfPageProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(A4);
  const [width, setWidth] = useState(0);
  const isNear = useIsNear(frame);
  /** Counts the times that the text was laid out. */
  const [laidOut, setLaidOut] = useState(0);

  useEffect(() => {
    if (place !== null && frame.current !== null) showPage(frame.current);
  }, [place]);
  useEffect(() => {
    if (text.current !== null) mark(text.current, place);
  }, [place, laidOut]);

  useEffect(() => {
    if (shown !== null && frame.current !== null) showPage(frame.current);
  }, [shown, query]);
  useEffect(
    () => (text.current === null || laidOut === 0 ? undefined : markHits(text.current, query, shown)),
    [query, shown, laidOut],
  );

  useEffect(() => {
    if (frame.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear || width === 0) return;
    let stop: (() => void) | 'left' | undefined;
    void pdf
      .getPage(number)
      .then((page) => {
        if (stop === 'left' || canvas.current === null || text.current === null) return;
        const { width: wide, height: high } = page.getViewport({ scale: 1 });
        setRatio(high / wide);
        stop = draw(page, { canvas: canvas.current, text: text.current, width }, () =>
          setLaidOut((times) => times + 1),
        );
      })
      // Left while it was being read.
      .catch(() => undefined);
    return () => {
      if (typeof stop === 'function') stop();
      stop = 'left';
    };
  }, [pdf, number, width, isNear]);

  return (
    <Box
      ref={frame}
      component="section"
      aria-label={`Page ${number} of ${pdf.numPages}`}
      data-page={number}
      sx={{ ...frameSx, aspectRatio: `1 / ${ratio}` }}
    >
      <Box component="canvas" ref={canvas} aria-hidden sx={{ display: 'block', width: '100%', height: '100%' }} />
      <div ref={text} className="pdf-text" />
    </Box>
  );
};

// A page of paper stays white in the dark theme.
const frameSx = { position: 'relative', bgcolor: '#fff', border: '1px solid', borderColor: 'rule', overflow: 'hidden' };
