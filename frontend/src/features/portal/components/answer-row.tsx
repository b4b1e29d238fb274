import { Box, Button, LinearProgress } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { errorMessage } from '#shared/api/problem';
import { fileSize } from '#shared/files/file-size';
import { FILE_TOO_LARGE, isTooLarge } from '#shared/files/upload-file';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { BusyButton } from '#shared/ui/busy-button';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { FieldError } from '#shared/ui/fields/field-error';
import { type AnswerSlot, useRemoveAnswer, useUploadAnswer, useDownloadAnswer } from '../api/answer-files';
import type { AnswerFile } from '../api/get-portal';
import { formatInputName } from '../published/format-input-name';
import { UploadGuard } from './upload-guard';

const PreviewDialog = lazyDialog(() => import('./preview-dialog'), 'PreviewDialog');

const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.gif,.webp,.txt,.md,.csv,.doc,.docx,.xls,.xlsx,.pptx,.odt,.ods';

interface AnswerRowProps {
  readonly slot: AnswerSlot;
  readonly file: AnswerFile | undefined;
  /** Message about a missing file, shown once the answers have been checked. */
  readonly error?: string;
}

/** An upload under way. */
interface UploadProgress {
  readonly name: string;
  readonly share: number;
  readonly stop: () => void;
}

const useSending = (slot: AnswerSlot) => {
  const upload = useUploadAnswer(slot);
  const [sending, setSending] = useState<UploadProgress | null>(null);
  const [uploadError, setError] = useState<string>();
  const leave = useRef<() => void>();
  useEffect(() => () => leave.current?.(), []);

  const send = async (file: File): Promise<void> => {
    setError(isTooLarge(file) ? FILE_TOO_LARGE : undefined);
    if (isTooLarge(file)) return;
    const controller = new AbortController();
    const stop = () => controller.abort();
    leave.current = stop;
    setSending({ name: file.name, share: 0, stop });
    const onProgress = (share: number) => setSending({ name: file.name, share, stop });
    try {
      await upload.mutateAsync({ file, onProgress, signal: controller.signal });
    } catch (error) {
      if (!controller.signal.aborted)
        setError(errorMessage(error, 'The file could not be uploaded. Please try again.'));
    } finally {
      setSending(null);
    }
  };
  return { sending, problem: uploadError, send };
};

/** One file of an answer: chosen, uploading, or uploaded. */
export const AnswerRow = ({ slot, file, error: missing }: AnswerRowProps) => {
  const { sending, problem, send } = useSending(slot);
  const chooser = useRef<HTMLInputElement>(null);
  const row = useFocusRestore<HTMLDivElement>();
  const errorId = useId();
  const label = formatInputName(slot.inputName, slot.repeat);
  const shown = problem ?? (file === undefined ? missing : undefined);
  const choose = (
    <Button
      variant="outlined"
      size="small"
      aria-label={file === undefined ? `Choose file for ${label}` : `Replace ${label}`}
      aria-describedby={shown === undefined ? undefined : errorId}
      onClick={() => chooser.current?.click()}
    >
      {file === undefined ? 'Choose file' : 'Replace'}
    </Button>
  );
  return (
    <Box ref={row} role="group" aria-label={label} sx={rowSx}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ typography: 'label' }}>{label}</Box>
        {sending !== null ? (
          <Progress sending={sending} />
        ) : (
          <Box dir="auto" sx={{ typography: 'body2', color: 'quiet', overflowWrap: 'anywhere' }}>
            {file === undefined ? 'No file yet' : `${file.file_name} · ${fileSize(file.bytes)}`}
          </Box>
        )}
        <Box role="status" sx={visuallyHidden}>
          {sending !== null && formatStage(sending)}
        </Box>
        {sending !== null && <UploadGuard />}
        <FieldError id={errorId} text={sending === null ? shown : undefined} />
      </Box>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // Allows choosing the same file again after it was refused.
          target.value = '';
          if (chosen !== undefined) void send(chosen);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {sending !== null ? (
          <Button variant="outlined" size="small" onClick={sending.stop} aria-label={`Stop uploading ${label}`}>
            Stop
          </Button>
        ) : file === undefined ? (
          choose
        ) : (
          <FileActions slot={slot} file={file} label={label}>
            {choose}
          </FileActions>
        )}
      </Box>
    </Box>
  );
};

const toPercent = ({ share }: UploadProgress): number => Math.floor(share * 100);

/**
 * Current stage of the upload, for screen readers: without the percentage, which would be announced at every change.
 */
const formatStage = (sending: UploadProgress): string =>
  toPercent(sending) < 100 ? `Uploading ${sending.name}` : `Checking ${sending.name}`;

const Progress = ({ sending }: { sending: UploadProgress }) => {
  const percent = toPercent(sending);
  return (
    <>
      <Box dir="auto" sx={{ typography: 'body2', color: 'quiet', overflowWrap: 'anywhere', mb: '6px' }}>
        {formatStage(sending)}
        {percent < 100 && ` · ${percent}%`}
      </Box>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={`Uploading ${sending.name}`}
        sx={{ maxWidth: 320 }}
      />
    </>
  );
};

interface FileActionsProps {
  readonly slot: AnswerSlot;
  readonly file: AnswerFile;
  readonly label: string;
  /** Control that replaces the file. */
  readonly children: ReactNode;
}

const FileActions = ({ slot, file, label, children }: FileActionsProps) => {
  const [isShown, setIsShown] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useRemoveAnswer(slot);
  const { download, isPending } = useDownloadAnswer(slot);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={`Preview ${label}`}
        onMouseEnter={() => PreviewDialog.preload()}
        onClick={() => setIsShown(true)}
      >
        Preview
      </Button>
      <BusyButton
        variant="outlined"
        size="small"
        aria-label={`Download ${label}`}
        busy={isPending}
        onClick={() => download()}
      >
        Download
      </BusyButton>
      {children}
      <BusyButton
        variant="outlined"
        size="small"
        aria-label={`Remove ${label}`}
        busy={remove.isPending}
        onClick={() => setIsConfirming(true)}
      >
        Remove
      </BusyButton>
      {isConfirming && (
        <ActionDialog
          title="Remove this file?"
          action="Yes"
          cancel="No"
          color="error"
          busy={remove.isPending}
          focusCancel
          onAct={() => {
            setIsConfirming(false);
            remove.mutate();
          }}
          onClose={() => setIsConfirming(false)}
          maxWidth="xs"
        >
          {file.file_name} will no longer be part of your answer.
        </ActionDialog>
      )}
      {isShown && <PreviewDialog slot={slot} file={file} onClose={() => setIsShown(false)} />}
    </>
  );
};

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  py: 4,
  borderTop: 'hairline',
};
