import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { FieldError } from './field-error';

interface SubmitButtonProps {
  pending: boolean;
  /** What the server said to the last attempt; it stands over the button. */
  problem?: string;
  children: ReactNode;
}

/** Sends a form of one column. */
export const SubmitButton = ({ pending, problem, children }: SubmitButtonProps) => (
  <div>
    <Box sx={{ mb: problem === undefined ? 0 : 3 }}>
      <FieldError text={problem} />
    </Box>
    <Button type="submit" variant="contained" fullWidth disabled={pending}>
      {children}
    </Button>
  </div>
);
