import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';

const SuccessDialog = ({ title, children, onOk }: { title: string; children?: ReactNode; onOk: () => void }) => (
  <Dialog
    title={title}
    open
    onClose={onOk}
    maxWidth="xs"
    actions={
      <Button variant="contained" autoFocus onClick={onOk}>
        OK
      </Button>
    }
  >
    {children}
  </Dialog>
);

export default SuccessDialog;
