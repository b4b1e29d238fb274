import { Box } from '@mui/material';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { Notice } from '../ui/notice';
import { SkeletonLines } from '../ui/skeleton';
import type { MarkedPlace } from './marked-place';
import { PdfPage, type SearchedFor } from './pdf-page';
import type { StoredFile } from './stored-file';
import { type OpenedPdf, usePdf } from './use-pdf';

interface PdfPageListProps {
  readonly pdf: OpenedPdf;
  readonly name: string;
  /** What is shown and marked. */
  readonly place?: MarkedPlace | null;
  readonly search?: SearchedFor & { readonly page: number | null };
}

/** All pages of a PDF, below each other, each drawn when it comes near. Their text can be selected, searched and read aloud. */
export const PdfPageList = ({ pdf, name, place = null, search }: PdfPageListProps) => {
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
        <Page key={at} pdf={pdf} number={at + 1} place={place} search={search} />
      ))}
    </Box>
  );
};

const Page = ({
  pdf,
  number,
  place = null,
  search,
}: Pick<PdfPageListProps, 'place' | 'search'> & { pdf: PDFDocumentProxy; number: number }) => (
  <PdfPage
    pdf={pdf}
    number={number}
    place={place?.page === number ? place : null}
    query={search?.query ?? ''}
    shown={search?.page === number ? search.shown : null}
  />
);

/** A PDF to look at. */
export const PdfPages = ({ file: { content, name } }: { file: StoredFile }) => (
  <PdfPageList pdf={usePdf(content)} name={name} />
);
