import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Opens the bytes of a PDF so that nothing in it runs. `maxImageSize`: pixels of a picture that is decoded; others are passed over. */
export const openPdf = (data: Uint8Array, limits: { readonly maxImageSize?: number } = {}) =>
  getDocument({
    data,
    enableXfa: false,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
    ...limits,
  });
