import { GlobalWorkerOptions, VerbosityLevel, getDocument } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Opens a PDF so that nothing in it runs. */
export const openPdf = async (content: Blob) =>
  getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    // Disables forms that can run scripts, and code generated from fonts.
    enableXfa: false,
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
