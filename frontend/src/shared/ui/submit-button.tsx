import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { BusyButton } from './busy-button';
import { FieldError } from './fields/field-error';

interface SubmitButtonProps {
  pending: boolean;
  /** The server's error for the last attempt, shown above the button. */
  error?: string;
  children: ReactNode;
}

/** Submits a single-column form. */
export const SubmitButton = ({ pending, error, children }: SubmitButtonProps) => (
  <div>
    <Box sx={{ mb: error === undefined ? 0 : 3 }}>
      <FieldError text={error} />
    </Box>
    <BusyButton type="submit" variant="contained" fullWidth busy={pending}>
      {children}
    </BusyButton>
  </div>
);
