import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialogs/dialog';

interface FileDialogProps {
  readonly name: string;
  readonly onDownload: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that shows a file, with a button to save it. */
export const FileDialog = ({ name, onDownload, onClose, children }: FileDialogProps) => (
  <Dialog
    title={name}
    open
    width={700}
    onClose={onClose}
    actions={
      <>
        <Button variant="outlined" onClick={onDownload}>
          Download
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          Close
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
