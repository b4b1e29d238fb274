import { Box } from '@mui/material';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '../ui/states/empty-state';
import { SkeletonLines } from '../ui/states/skeleton';
import type { PassageLocator } from './passage-locator';
import { PdfPage, type SearchedFor } from './pdf-page';
import type { StoredFile } from './stored-file';
import { type OpenedPdf, usePdf } from './use-pdf';
import { useVisiblePages } from './use-visible-pages';

interface PdfPageListProps {
  readonly pdf: OpenedPdf;
  readonly name: string;
  /** 1: as wide as the frame. */
  readonly zoom?: number;
  /** The passage to scroll to and mark. */
  readonly passage?: PassageLocator | null;
  readonly search?: SearchedFor & { readonly page: number | null };
}

/**
 * All pages of a PDF in a column, each drawn when it is near the visible part. Their text can be selected, searched and
 * read aloud.
 */
export const PdfPageList = ({ pdf, ...shown }: PdfPageListProps) => {
  if (pdf === 'opening') return <SkeletonLines lines={[100]} height={480} />;
  if (pdf === 'failed') {
    return (
      <EmptyState title="This PDF could not be shown." live>
        <p>It may be damaged or protected by a password. Download it to open it in another program.</p>
      </EmptyState>
    );
  }
  return <DrawnPages pdf={pdf} {...shown} />;
};

/** Aspect ratio assumed until the first page is known. */
const A4 = Math.SQRT2;

/**
 * Aspect ratio of the first page, assumed for all pages, so that the scroll position stays valid while pages are drawn.
 */
const useUsualRatio = (pdf: PDFDocumentProxy): number => {
  const [ratio, setRatio] = useState(A4);
  useEffect(() => {
    let isUnmounted = false;
    void pdf
      .getPage(1)
      .then((page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        if (!isUnmounted) setRatio(height / width);
      })
      // The page was left while the PDF was being read.
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [pdf]);
  return ratio;
};

const DrawnPages = ({
  pdf,
  name,
  zoom = 1,
  passage = null,
  search,
}: Omit<PdfPageListProps, 'pdf'> & { pdf: PDFDocumentProxy }) => {
  const list = useRef<HTMLDivElement>(null);
  const { near, width } = useVisiblePages(list, pdf.numPages);
  const usualRatio = useUsualRatio(pdf);
  return (
    <Box ref={list} role="document" aria-label={name} sx={listSx} style={{ width: `${zoom * 100}%` }}>
      {Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((number) => (
        <PdfPage
          key={number}
          pdf={pdf}
          number={number}
          isNear={near.has(number)}
          width={width}
          usualRatio={usualRatio}
          passage={passage?.page === number ? passage : null}
          query={search?.query ?? ''}
          shown={search?.page === number ? search.shown : null}
        />
      ))}
    </Box>
  );
};

const listSx = { display: 'grid', gap: 4 };

export const PdfPages = ({ file: { content, name } }: { file: StoredFile }) => (
  <PdfPageList pdf={usePdf(content)} name={name} />
);
