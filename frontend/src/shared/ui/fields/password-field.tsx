import { ButtonBase } from '@mui/material';
import { forwardRef, useState } from 'react';
import { fieldTexts } from '../../texts/fields';
import { Field, type FieldProps } from './field';

/** A password with a Show/Hide toggle. */
export const PasswordField = forwardRef<HTMLInputElement, Omit<FieldProps, 'type' | 'aside'>>((props, ref) => {
  const texts = fieldTexts();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      ref={ref}
      type={isShown ? 'text' : 'password'}
      aside={
        <ButtonBase
          type="button"
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setIsShown(!isShown)}
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
          {isShown ? texts.hide : texts.show}
        </ButtonBase>
      }
    />
  );
});
PasswordField.displayName = 'PasswordField';
