import { useQuery } from '@tanstack/react-query';
import { FileDialog } from '../../../shared/files/file-dialog';
import { FileView, NOT_PREVIEWED } from '../../../shared/files/file-view';
import { LoadError } from '../../../shared/ui/load-error';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { type AnswerSlot, downloadAnswer, previewQuery } from '../api/answer-files';
import type { AnswerFile } from '../api/get-portal';

interface PreviewProps {
  readonly slot: AnswerSlot;
  readonly file: AnswerFile;
}

/** Shows a file of an answer: a PDF, an image or a text. */
export const PreviewDialog = ({ slot, file, onClose }: PreviewProps & { readonly onClose: () => void }) => (
  <FileDialog name={file.file_name} onDownload={() => void downloadAnswer(slot)} onClose={onClose}>
    {file.previewable ? <Preview slot={slot} file={file} /> : <p>{NOT_PREVIEWED}</p>}
  </FileDialog>
);

const Preview = ({ slot, file }: PreviewProps) => {
  const { data, isError, refetch } = useQuery(previewQuery(slot, file.uploaded_at));
  if (data !== undefined) return <FileView file={data} />;
  return isError ? (
    <LoadError what="The file" onRetry={() => void refetch()} />
  ) : (
    <SkeletonLines lines={[100]} height={320} />
  );
};
