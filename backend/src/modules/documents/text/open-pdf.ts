import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Accepts fonts and does nothing with them, since nothing is displayed. */
class UnusedFont {
  readonly loaded = Promise.resolve();
}
const unusedDocument = { fonts: { add: () => undefined, delete: () => undefined } };

interface Limits {
  /** Pixels of a picture that is decoded; others are passed over. */
  readonly maxImageSize?: number;
  /** Letters are drawn by their outlines. */
  readonly disableFontFace?: true;
  /** Folders with fonts and with tables of characters. */
  readonly standardFontDataUrl?: string;
  readonly cMapUrl?: string;
}

/** Opens the bytes of a PDF so that nothing in it runs. */
export const openPdf = (data: Uint8Array, limits: Limits = {}) => {
  // If the environment can load fonts, pdf.js does not have to build the outlines of their letters, which takes half as
  // long as the text.
  if (!('FontFace' in globalThis)) Object.assign(globalThis, { FontFace: UnusedFont });
  return getDocument({
    data,
    enableXfa: false,
    isEvalSupported: false,
    disableFontFace: false,
    ownerDocument: unusedDocument,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
    ...limits,
  });
};
