import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { failureOf } from '../../../shared/api/problem';
import { SubmitButton } from '../../../shared/ui/submit-button';

interface QuestionFormProps {
  /** What the button says. */
  action: string;
  pending: boolean;
  /** Why it could not be answered; null if nothing failed. */
  error: unknown;
  onSubmit: () => void;
  children: ReactNode;
  /** Below the button. */
  alternative?: ReactNode;
}

/** What a link in a mail asks before anything changes: mail scanners follow links. */
export const QuestionForm = ({ action, pending, error, onSubmit, children, alternative }: QuestionFormProps) => (
  <Box
    component="form"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
    sx={{ display: 'grid', gap: 4 }}
  >
    {children}
    <SubmitButton pending={pending} problem={failureOf({ error }, 'An unexpected error occurred.')}>
      {action}
    </SubmitButton>
    {alternative}
  </Box>
);
