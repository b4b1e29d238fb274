import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Dialog } from '../../../shared/ui/dialog';

interface YesNoQuestionProps {
  readonly question: string;
  /** Explanation of what Yes does. */
  readonly children: ReactNode;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asked before something that cannot be taken back. */
export const YesNoQuestion = ({ question, children, onYes, onNo }: YesNoQuestionProps) => (
  <Dialog
    title={question}
    open
    onClose={onNo}
    maxWidth="xs"
    actions={
      <>
        <Button variant="outlined" autoFocus onClick={onNo}>
          No
        </Button>
        <Button variant="contained" color="error" onClick={onYes}>
          Yes
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
