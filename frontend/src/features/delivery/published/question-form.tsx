import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { messageIfFailed } from '#shared/api/problem';
import { formTexts } from '#shared/texts/forms';
import { SubmitButton } from '#shared/ui/submit-button';

interface QuestionFormProps {
  action: string;
  pending: boolean;
  /** Why it could not be answered; null if nothing failed. */
  error: unknown;
  onSubmit: () => void;
  children: ReactNode;
  /** Content below the button. */
  alternative?: ReactNode;
}

/** Confirmation behind a link in a mail: nothing changes before it, since mail scanners follow links. */
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
    <SubmitButton pending={pending} error={messageIfFailed({ error }, formTexts().unexpected)}>
      {action}
    </SubmitButton>
    {alternative}
  </Box>
);
