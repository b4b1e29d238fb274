import { dirname, join } from 'node:path';
import { openPdf } from '../text/open-pdf';

export interface PagesToDraw {
  readonly content: Uint8Array;
  /** Page numbers in the file, from 1. */
  readonly pages: readonly number[];
  /** Longest side of a drawn page, in pixels. */
  readonly longestSide: number;
}

/** A page of a PDF as it is printed. */
export interface DrawnPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly channels: 4;
  readonly pixels: Uint8Array;
}

const PDFJS = dirname(require.resolve('pdfjs-dist/package.json'));

/** Options to supply letters that a file uses without embedding them, and to draw all others by their outlines. */
const FONTS = {
  disableFontFace: true as const,
  standardFontDataUrl: join(PDFJS, 'standard_fonts', '/'),
  cMapUrl: join(PDFJS, 'cmaps', '/'),
  maxImageSize: 16_000_000,
};

/** The part of a canvas of pdf.js that is used; its library comes with pdf.js where there is a build for the system. */
interface Drawn {
  readonly canvas: object;
  readonly context: {
    getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  };
}

/**
 * Draws pages of a PDF in a separate thread, without running anything in it. Rejects if it cannot be opened, or cannot
 * be drawn on this system.
 */
export const drawPages = async ({ content, pages, longestSide }: PagesToDraw): Promise<readonly DrawnPage[]> => {
  const opening = openPdf(content, FONTS);
  try {
    const pdf = await opening.promise;
    const canvases = pdf.canvasFactory as { create(width: number, height: number): Drawn; destroy(drawn: Drawn): void };
    const drawn: DrawnPage[] = [];
    for (const number of pages.filter((page) => page <= pdf.numPages)) {
      const page = await pdf.getPage(number);
      const whole = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: longestSide / Math.max(whole.width, whole.height) });
      const [width, height] = [Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height))];
      const made = canvases.create(width, height);
      await page.render({ canvas: made.canvas, canvasContext: made.context, viewport }).promise;
      const { data } = made.context.getImageData(0, 0, width, height);
      drawn.push({ page: number, width, height, channels: 4, pixels: new Uint8Array(data) });
      canvases.destroy(made);
      page.cleanup();
    }
    return drawn;
  } finally {
    await opening.destroy();
  }
};
