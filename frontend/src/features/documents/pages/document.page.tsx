import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { hasCode } from '../../../shared/api/problem';
import { documentKinds } from '../../../shared/files/document-kinds';
import { fileSize } from '../../../shared/files/file-size';
import { FileView } from '../../../shared/files/file-view';
import { placeIn } from '../../../shared/files/marked-place';
import { storedFile } from '../../../shared/files/stored-file';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Notice } from '../../../shared/ui/notice';
import { PageHeader } from '../../../shared/ui/page-header';
import { saveFile } from '../../../shared/ui/save-file';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { toastFailure } from '../../../shared/ui/toast';
import { DocumentAssistant } from '../components/document-assistant';
import { documentFileQuery, documentQuery } from '../api/get-document';

const download = async (id: string): Promise<void> => {
  try {
    const { content, name } = await storedFile(`/api/v1/document/${encodeURIComponent(id)}/file`);
    saveFile(content, name);
  } catch {
    toastFailure('Error downloading file');
  }
};

/** A document that staff brought in, as a PDF, with an assistant that answers questions about it. */
export const DocumentPage = () => {
  const { id = '' } = useParams();
  const { data: document, error, refetch } = useQuery(documentQuery(id));
  const [, setQuery] = useSearchParams();
  usePageTitle(document?.title ?? null);
  if (document !== undefined) {
    return (
      <>
        <PageHeader
          title={document.title}
          description={`${documentKinds[document.kind]} · PDF, ${fileSize(document.bytes)}`}
        >
          <Button variant="outlined" size="small" onClick={() => void download(id)}>
            Download
          </Button>
        </PageHeader>
        <Box sx={besideSx}>
          <Pages id={id} />
          <Box sx={panelSx}>
            <DocumentAssistant
              key={id}
              id={id}
              kind={document.kind}
              onShow={(place) => setQuery(place, { preventScrollReset: true })}
            />
          </Box>
        </Box>
      </>
    );
  }
  if (error === null) return <SkeletonLines lines={[46, 30, 100]} height={24} gap={24} />;
  if (!hasCode(error, 'NOT_FOUND')) return <NotLoaded what="The document" onRetry={() => void refetch()} />;
  return (
    <Notice title="This document does not exist.">
      <p>It may have been taken out, or the address is mistyped.</p>
    </Notice>
  );
};

const Pages = ({ id }: { id: string }) => {
  const { data, isError, refetch } = useQuery(documentFileQuery(id));
  // Another with each visit, so that the same place is shown again.
  const location = useLocation();
  const place = useMemo(() => placeIn(new URLSearchParams(location.search)), [location]);
  if (data !== undefined) {
    return (
      <Box tabIndex={0} role="region" aria-label="Pages" sx={frameSx}>
        <FileView file={data} place={place} />
      </Box>
    );
  }
  return isError ? (
    <NotLoaded what="The document" onRetry={() => void refetch()} />
  ) : (
    <SkeletonLines lines={[100]} height={640} />
  );
};

/** CSS pixels. */
const FRAME_HEIGHT = 830;
const PAGE_WIDTH = 830;

/** The page gives way before the panel does. */
const besideSx = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, ${PAGE_WIDTH}px) minmax(272px, 1fr)` },
};

const frameSx = { height: FRAME_HEIGHT, overflowY: 'auto', overscrollBehavior: 'contain' };

const panelSx = { height: { xs: 560, lg: FRAME_HEIGHT } };
