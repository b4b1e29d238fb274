import { GlobalWorkerOptions, type PDFDocumentProxy, VerbosityLevel, getDocument } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';

GlobalWorkerOptions.workerSrc = workerAddress;

export type OpenedPdf = 'opening' | 'failed' | PDFDocumentProxy;

/** Opens a PDF, and closes it when it is left. */
export const usePdf = (content: Blob): OpenedPdf => {
  const [opened, setOpened] = useState<OpenedPdf>('opening');
  useEffect(() => {
    let isLeft = false;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Another file is opened.
    setOpened('opening');
    const open = async () => {
      const task = getDocument({
        data: new Uint8Array(await content.arrayBuffer()),
        // Forms of the kind that run scripts, and code made from fonts.
        enableXfa: false,
        isEvalSupported: false,
        verbosity: VerbosityLevel.ERRORS,
      });
      const document = await task.promise;
      if (!isLeft) setOpened(document);
      return document;
    };
    const opening = open().catch(() => {
      if (!isLeft) setOpened('failed');
      return null;
    });
    return () => {
      isLeft = true;
      void opening.then((document) => document?.destroy());
    };
  }, [content]);
  return opened;
};
