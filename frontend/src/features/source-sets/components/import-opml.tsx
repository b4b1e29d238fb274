import { Button } from '@mui/material';
import { useState } from 'react';
import { useSingleFlight } from '../../../shared/hooks/use-single-flight';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { Dialog } from '../../../shared/ui/dialog';
import { FileField } from '../../../shared/ui/file-field';
import { useImportOpml } from '../api/opml';
import { ImportReport } from './import-report';

const LARGEST = 10 * 1024 * 1024;

/** Takes Source Sets and trackers from a file that a feed reader or this product exported. */
const ImportOpml = ({ onClose }: { onClose: () => void }) => {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const send = useImportOpml();
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setError(chosen !== null && chosen.size > LARGEST ? 'The file is too large. The limit is 10 MB.' : undefined);
  };
  const submit = useSingleFlight(async () => {
    if (file === null) setError('Choose a file first.');
    // A failure is reported by the mutation, and another file can be chosen.
    else if (error === undefined) await send.mutateAsync(file).catch(() => undefined);
  });
  if (send.data !== undefined)
    return (
      <Dialog
        title="Import OPML"
        open
        onClose={onClose}
        actions={
          <Button variant="contained" autoFocus onClick={onClose}>
            Done
          </Button>
        }
      >
        <ImportReport report={send.data} />
      </Dialog>
    );
  return (
    <ActionDialog
      title="Import OPML"
      action="Import"
      busy={send.isPending}
      onAct={() => void submit()}
      onClose={onClose}
    >
      <p>
        Feed readers export their subscriptions as OPML. Each folder becomes a Source Set with the sites of its feeds.
        Nothing that you have is replaced.
      </p>
      <FileField
        label="File"
        accept=".opml,.xml,text/x-opml,text/xml,application/xml"
        file={file}
        error={error}
        onChoose={choose}
      />
    </ActionDialog>
  );
};

export default ImportOpml;
