import { ButtonBase } from '@mui/material';
import { forwardRef, useState } from 'react';
import { Field, type FieldProps } from './field';

/** A password with a Show/Hide toggle. */
export const PasswordField = forwardRef<HTMLInputElement, Omit<FieldProps, 'type' | 'endAdornment'>>((props, ref) => {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      ref={ref}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <ButtonBase
          type="button"
          aria-pressed={shown}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          sx={{ fontSize: 13, color: 'quiet', minHeight: 28, px: 1, mr: -1, '&:hover': { color: 'ink' } }}
        >
          {shown ? 'Hide' : 'Show'}
        </ButtonBase>
      }
    />
  );
});
PasswordField.displayName = 'PasswordField';
