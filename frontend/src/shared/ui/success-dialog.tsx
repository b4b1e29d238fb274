import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';

const SuccessDialog = ({ title, children, onClose }: { title: string; children?: ReactNode; onClose: () => void }) => (
  <Dialog
    title={title}
    open
    onClose={onClose}
    maxWidth="xs"
    actions={
      <Button variant="contained" autoFocus onClick={onClose}>
        OK
      </Button>
    }
  >
    {children}
  </Dialog>
);

export default SuccessDialog;
