import { Box } from '@mui/material';
import { GlobalWorkerOptions, type PDFDocumentProxy, VerbosityLevel, getDocument } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';
import { Notice } from '../ui/notice';
import { SkeletonLines } from '../ui/skeleton';
import type { MarkedPlace } from './marked-place';
import { PdfPage } from './pdf-page';
import type { StoredFile } from './stored-file';

GlobalWorkerOptions.workerSrc = workerAddress;

type Opened = 'opening' | 'failed' | PDFDocumentProxy;

const usePdf = (content: Blob): Opened => {
  const [opened, setOpened] = useState<Opened>('opening');
  useEffect(() => {
    let isLeft = false;
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
      if (isLeft) await document.destroy();
      else setOpened(document);
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

/** All pages of a PDF, below each other, each drawn when it comes near. Their text can be selected, searched and read aloud. */
export const PdfPages = ({ file: { content, name }, place }: { file: StoredFile; place: MarkedPlace | null }) => {
  const pdf = usePdf(content);
  if (pdf === 'opening') return <SkeletonLines lines={[100]} height={480} />;
  if (pdf === 'failed') {
    return (
      <Notice title="This PDF could not be shown." live>
        <p>It may be damaged or protected by a password. Download it to open it in another program.</p>
      </Notice>
    );
  }
  return (
    <Box role="document" aria-label={name} sx={{ display: 'grid', gap: 4 }}>
      {Array.from({ length: pdf.numPages }, (_, at) => (
        <PdfPage key={at} pdf={pdf} number={at + 1} place={place?.page === at + 1 ? place : null} />
      ))}
    </Box>
  );
};
