import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { FieldError } from './field-error';

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

interface FieldFrameProps {
  /** Id of the field, from which those of its hint and error are made. */
  id: string;
  label: ReactNode;
  /** The error, shown below the field. */
  error?: string | undefined;
  /** Shown below the field while there is no error. */
  hint?: ReactNode;
  /** Set to show the hint above the field, and always. */
  hintFirst?: boolean;
  children: ReactNode;
}

/** The frame of every field: its label, its hint and its error. */
export const FieldFrame = ({ id, label, error, hint, hintFirst = false, children }: FieldFrameProps) => (
  <Box sx={{ minWidth: 0 }}>
    {/* An autocomplete names its list by this id. */}
    <Box
      component="label"
      id={`${id}-label`}
      htmlFor={id}
      sx={{ display: 'block', typography: 'label', mb: hintFirst ? '2px' : '6px' }}
    >
      {label}
    </Box>
    {hintFirst && (
      <Box id={hintId(id)} sx={{ typography: 'body2', color: 'quiet', mb: 2 }}>
        {hint}
      </Box>
    )}
    {children}
    {!hintFirst && error === undefined && hint !== undefined && (
      <Box id={hintId(id)} sx={{ typography: 'body2', color: 'quiet', mt: '5px' }}>
        {hint}
      </Box>
    )}
    <FieldError id={errorId(id)} text={error} />
  </Box>
);

/** Attributes by which a screen reader announces a field's error, or else its hint. */
export const describedByProps = (id: string, error: string | undefined, hint?: ReactNode) => ({
  'aria-invalid': error !== undefined || undefined,
  'aria-describedby': error !== undefined ? errorId(id) : hint !== undefined ? hintId(id) : undefined,
});
