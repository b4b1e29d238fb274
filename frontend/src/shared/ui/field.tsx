import { Box, InputBase, type InputBaseProps } from '@mui/material';
import { forwardRef, useId, type ReactNode } from 'react';
import { FieldError } from './field-error';
import { fieldSx } from './field-sx';

export interface FieldProps extends Omit<InputBaseProps, 'error' | 'ref' | 'inputRef'> {
  label: ReactNode;
  /** What is wrong, shown under the field and read with it. */
  problem?: string;
  hint?: ReactNode;
}

/** A label, a line to type in, and what is wrong with it. The ref is the input's, as react-hook-form wants it. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(
  ({ label, problem, hint, id: givenId, inputProps, sx, ...input }, ref) => {
    const ownId = useId();
    const id = givenId ?? ownId;
    const errorId = `${id}-error`;
    const hintId = `${id}-hint`;
    const wrong = problem !== undefined;
    return (
      <Box>
        <Box component="label" htmlFor={id} sx={{ display: 'block', fontSize: 13, fontWeight: 600, mb: '6px' }}>
          {label}
        </Box>
        <InputBase
          id={id}
          fullWidth
          {...input}
          inputRef={ref}
          inputProps={{
            'aria-invalid': wrong || undefined,
            'aria-describedby': wrong ? errorId : hint !== undefined ? hintId : undefined,
            ...inputProps,
          }}
          sx={[fieldSx(wrong), ...(Array.isArray(sx) ? sx : [sx])]}
        />
        {!wrong && hint !== undefined && (
          <Box id={hintId} sx={{ fontSize: 13, color: 'quiet', mt: '5px' }}>
            {hint}
          </Box>
        )}
        <FieldError id={errorId} text={problem} />
      </Box>
    );
  },
);
Field.displayName = 'Field';
