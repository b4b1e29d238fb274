import { ButtonBase } from '@mui/material';
import { forwardRef, useState } from 'react';
import { Field, type FieldProps } from './field';

/** A password with a Show/Hide toggle. */
export const PasswordField = forwardRef<HTMLInputElement, Omit<FieldProps, 'type' | 'aside'>>((props, ref) => {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      ref={ref}
      type={shown ? 'text' : 'password'}
      aside={
        <ButtonBase
          type="button"
          aria-pressed={shown}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          sx={{
            flexShrink: 0,
            typography: 'body2',
            color: 'quiet',
            minHeight: 28,
            px: 2,
            borderRadius: 1,
            '&:hover': { color: 'ink' },
          }}
        >
          {shown ? 'Hide' : 'Show'}
        </ButtonBase>
      }
    />
  );
});
PasswordField.displayName = 'PasswordField';
