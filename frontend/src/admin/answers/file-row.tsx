import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { FileDialog } from '#shared/files/file-dialog';
import { fileSize } from '#shared/files/file-size';
import { FileView } from '#shared/files/file-view';
import { type StoredFile, saveStoredFile } from '#shared/files/stored-file';
import { documentTexts } from '#shared/texts/documents';
import { BusyButton } from '#shared/ui/busy-button';
import { formatInputName } from '#features/portal/published/format-input-name';
import { ShortDateTime } from '../fields/date-time-field';
import { fileOutcome } from '../resource/file-outcome';
import type { AnsweredFile } from './answers';

interface FileRowProps {
  readonly userId: string;
  readonly inputName: string;
  /** Null while the input is not answered. */
  readonly file: AnsweredFile | null;
  /** Why it may be opened; null while it may not. */
  readonly reason: string | null;
}

/** A file of an answer, or that there is none. */
export const FileRow = ({ userId, inputName, file, reason }: FileRowProps) => {
  const label = formatInputName(inputName, file?.repeat ?? 0);
  return (
    <Box role="group" aria-label={label} sx={rowSx}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ typography: 'label' }}>{label}</Box>
        <Box sx={{ typography: 'body2', color: 'quiet', overflowWrap: 'anywhere' }}>
          {file === null ? 'Not answered yet' : <FileFacts file={file} />}
        </Box>
      </Box>
      {file !== null && reason !== null && (
        <FileButtons userId={userId} inputName={inputName} file={file} label={label} reason={reason} />
      )}
    </Box>
  );
};

const FileFacts = ({ file: { file_name, bytes, uploaded_at } }: { file: AnsweredFile }) => (
  <>
    <bdi>{file_name}</bdi> · {fileSize(bytes)} · <ShortDateTime at={uploaded_at} />
  </>
);

interface FileButtonsProps {
  readonly userId: string;
  readonly inputName: string;
  readonly file: AnsweredFile;
  readonly label: string;
  readonly reason: string;
}

const FileButtons = ({ userId, inputName, file: { repeat, previewable }, label, reason }: FileButtonsProps) => {
  const [shown, setShown] = useState<StoredFile | null>(null);
  const reading = useApiMutation(
    () =>
      fileOutcome(
        api.POST('/api/admin/answers/{id}/file', {
          params: { path: { id: userId } },
          body: { input_name: inputName, repeat, reason },
          parseAs: 'blob',
        }),
      ),
    { failure: documentTexts().downloadFailed },
  );
  const button = (verb: string, show: (file: StoredFile) => void): ReactNode => (
    <BusyButton
      variant="outlined"
      size="small"
      aria-label={`${verb} ${label}`}
      busy={reading.isPending}
      onClick={() => reading.mutate(undefined, { onSuccess: show })}
    >
      {verb}
    </BusyButton>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {previewable && button('Preview', setShown)}
      {button('Download', saveStoredFile)}
      {shown !== null && (
        <FileDialog name={shown.name} onDownload={() => saveStoredFile(shown)} onClose={() => setShown(null)}>
          <FileView file={shown} />
        </FileDialog>
      )}
    </Box>
  );
};

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  py: 3,
  '& + &': { borderTop: 'hairline' },
};
