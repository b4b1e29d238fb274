import { forwardRef } from 'react';
import { formTexts } from '../texts/forms';
import { Field, type FieldProps } from '../ui/fields/field';

type CodeFieldProps = Omit<FieldProps, 'label' | 'type'>;

/** A code of an authenticator app; browsers and phones may fill it in. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>((props, ref) => (
  <Field
    label={formTexts().code}
    hint={formTexts().codeHint}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
    ref={ref}
  />
));
CodeField.displayName = 'CodeField';
