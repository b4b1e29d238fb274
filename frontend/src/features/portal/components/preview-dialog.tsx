import { FileDialog } from '#shared/files/file-dialog';
import { FileView, NOT_PREVIEWED } from '#shared/files/file-view';
import { QueryView } from '#shared/ui/states/query-view';
import { type AnswerSlot, previewQuery, useDownloadAnswer } from '../api/answer-files';
import type { AnswerFile } from '../api/get-portal';

interface PreviewProps {
  readonly slot: AnswerSlot;
  readonly file: AnswerFile;
}

/** Shows a file of an answer: a PDF, an image or a text. */
export const PreviewDialog = ({ slot, file, onClose }: PreviewProps & { readonly onClose: () => void }) => {
  const { download } = useDownloadAnswer(slot);
  return (
    <FileDialog name={file.file_name} onDownload={() => download()} onClose={onClose}>
      {file.previewable ? <Preview slot={slot} file={file} /> : <p>{NOT_PREVIEWED}</p>}
    </FileDialog>
  );
};

const Preview = ({ slot, file }: PreviewProps) => (
  <QueryView
    query={previewQuery(slot, file.uploaded_at)}
    contentName="The file"
    skeleton={{ lines: [100], height: 320 }}
  >
    {(content) => <FileView file={content} />}
  </QueryView>
);
