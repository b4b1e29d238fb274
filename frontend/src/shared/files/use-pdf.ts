import { GlobalWorkerOptions, type PDFDocumentProxy, VerbosityLevel, getDocument } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';

GlobalWorkerOptions.workerSrc = workerAddress;

export type OpenedPdf = 'opening' | 'failed' | PDFDocumentProxy;

/** Opens a PDF, and closes it on unmount. */
export const usePdf = (content: Blob): OpenedPdf => {
  const [outcome, setOutcome] = useState<{ readonly of: Blob; readonly opened: OpenedPdf } | null>(null);
  useEffect(() => {
    let isLeft = false;
    const open = async () => {
      const task = getDocument({
        data: new Uint8Array(await content.arrayBuffer()),
        // Disables forms that can run scripts, and code generated from fonts.
        enableXfa: false,
        isEvalSupported: false,
        verbosity: VerbosityLevel.ERRORS,
      });
      const document = await task.promise;
      if (!isLeft) setOutcome({ of: content, opened: document });
      return document;
    };
    const opening = open().catch(() => {
      if (!isLeft) setOutcome({ of: content, opened: 'failed' });
      return null;
    });
    return () => {
      isLeft = true;
      void opening.then((document) => document?.destroy());
    };
  }, [content]);
  return outcome?.of === content ? outcome.opened : 'opening';
};
