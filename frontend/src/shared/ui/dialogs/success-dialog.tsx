import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/common';
import { Dialog } from './dialog';

export const SuccessDialog = ({
  title,
  children,
  onClose,
}: {
  title: string;
  children?: ReactNode;
  onClose: () => void;
}) => (
  <Dialog
    title={title}
    open
    onClose={onClose}
    maxWidth="xs"
    actions={
      <Button variant="contained" autoFocus onClick={onClose}>
        {commonTexts().ok}
      </Button>
    }
  >
    {children}
  </Dialog>
);
