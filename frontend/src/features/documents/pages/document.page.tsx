import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { hasCode } from '../../../shared/api/problem';
import { documentKinds } from '../../../shared/files/document-kinds';
import { fileSize } from '../../../shared/files/file-size';
import { FileView } from '../../../shared/files/file-view';
import { storedFile } from '../../../shared/files/stored-file';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Notice } from '../../../shared/ui/notice';
import { PageHeader } from '../../../shared/ui/page-header';
import { saveFile } from '../../../shared/ui/save-file';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { toastFailure } from '../../../shared/ui/toast';
import { documentFileQuery, documentQuery } from '../api/get-document';

const download = async (id: string): Promise<void> => {
  try {
    const { content, name } = await storedFile(`/api/v1/document/${encodeURIComponent(id)}/file`);
    saveFile(content, name);
  } catch {
    toastFailure('Error downloading file');
  }
};

/** A document that staff brought in, as a PDF. */
export const DocumentPage = () => {
  const { id = '' } = useParams();
  const { data: document, error, refetch } = useQuery(documentQuery(id));
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
        <Box sx={{ maxWidth: 830, mx: 'auto' }}>
          <Pages id={id} />
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
  if (data !== undefined) return <FileView file={data} />;
  return isError ? (
    <NotLoaded what="The document" onRetry={() => void refetch()} />
  ) : (
    <SkeletonLines lines={[100]} height={640} />
  );
};
