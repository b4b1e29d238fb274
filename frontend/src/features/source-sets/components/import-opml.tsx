import { Button } from '@mui/material';
import { useState } from 'react';
import { actionTexts } from '#shared/texts/actions';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { FileField } from '#shared/ui/fields/file-field';
import { useImportOpml } from '../api/opml';
import { sourceSetTexts } from '../texts/page';
import { ImportReport } from './import-report';

const MAX_FILE_MB = 10;

/** Imports Source Sets and trackers from a file exported by a feed reader or this product. */
export const ImportOpml = ({ onClose }: { onClose: () => void }) => {
  const texts = sourceSetTexts();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const send = useImportOpml();
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setError(chosen !== null && chosen.size > MAX_FILE_MB * 1024 ** 2 ? texts.fileTooLarge(MAX_FILE_MB) : undefined);
  };
  const submit = () => {
    if (file === null) setError(texts.fileMissing);
    else if (error === undefined) send.mutateOnce(file);
  };
  if (send.data !== undefined)
    return (
      <Dialog
        title={texts.importTitle}
        open
        onClose={onClose}
        actions={
          <Button variant="contained" autoFocus onClick={onClose}>
            {actionTexts().done}
          </Button>
        }
      >
        <ImportReport report={send.data} />
      </Dialog>
    );
  return (
    <ActionDialog
      title={texts.importTitle}
      action={texts.import}
      busy={send.isPending}
      onAct={submit}
      onClose={onClose}
    >
      <p>{texts.whatIsImported}</p>
      <FileField
        label={texts.file}
        accept=".opml,.xml,text/x-opml,text/xml,application/xml"
        file={file}
        error={error}
        onChoose={choose}
      />
    </ActionDialog>
  );
};
