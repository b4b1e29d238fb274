import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FileView, NOT_PREVIEWED } from '../../../shared/files/file-view';
import { Dialog } from '../../../shared/ui/dialog';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { type AnswerPlace, downloadAnswer, previewQuery } from '../api/answer-files';
import type { AnswerFile } from '../api/get-portal';

interface PreviewProps {
  readonly place: AnswerPlace;
  readonly file: AnswerFile;
}

/** Shows a file of an answer: a PDF, an image or a text. */
export const PreviewDialog = ({ place, file, onClose }: PreviewProps & { readonly onClose: () => void }) => (
  <Dialog
    title={file.file_name}
    open
    width={700}
    onClose={onClose}
    actions={
      <>
        <Button variant="outlined" onClick={() => void downloadAnswer(place)}>
          Download
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          Close
        </Button>
      </>
    }
  >
    {file.previewable ? <Preview place={place} file={file} /> : <p>{NOT_PREVIEWED}</p>}
  </Dialog>
);

const Preview = ({ place, file }: PreviewProps) => {
  const { data, isError, refetch } = useQuery(previewQuery(place, file.uploaded_at));
  if (data !== undefined) return <FileView file={data} />;
  return isError ? (
    <NotLoaded what="The file" onRetry={() => void refetch()} />
  ) : (
    <SkeletonLines lines={[100]} height={320} />
  );
};
