import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf';

export type OpenedPdf = 'opening' | 'failed' | PDFDocumentProxy;

/** Opens a PDF, and closes it on unmount. */
export const usePdf = (content: Blob): OpenedPdf => {
  const [outcome, setOutcome] = useState<{ readonly of: Blob; readonly opened: OpenedPdf } | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const open = async () => {
      const document = await openPdf(content);
      if (!isUnmounted) setOutcome({ of: content, opened: document });
      return document;
    };
    const opening = open().catch(() => {
      if (!isUnmounted) setOutcome({ of: content, opened: 'failed' });
      return null;
    });
    return () => {
      isUnmounted = true;
      void opening.then((document) => document?.destroy());
    };
  }, [content]);
  return outcome?.of === content ? outcome.opened : 'opening';
};
