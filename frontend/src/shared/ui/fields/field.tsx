import { Box } from '@mui/material';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { describedByProps, FieldFrame } from './field-frame';
import { fieldSx } from './field-sx';

export interface FieldProps extends ComponentPropsWithoutRef<'input'> {
  label: ReactNode;
  /** The error, shown below the field and announced with it. */
  error?: string;
  hint?: ReactNode;
  /** Content inside the field, at its end. */
  aside?: ReactNode;
}

/** An input with a label and an error. The ref is the input's, as required by react-hook-form. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(({ label, error, hint, aside, ...input }, ref) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="input"
          id={id}
          ref={ref}
          {...describedByProps(id, error, hint)}
          {...input}
          sx={[fieldSx(error !== undefined), { width: '100%', pr: aside === undefined ? '12px' : '64px' }]}
        />
        {aside !== undefined && (
          <Box sx={{ position: 'absolute', right: 6, top: 0, bottom: 0, display: 'flex', alignItems: 'center' }}>
            {aside}
          </Box>
        )}
      </Box>
    </FieldFrame>
  );
});
Field.displayName = 'Field';

interface TextAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
}

/** Like `Field`, for multiple lines; grows with its text in browsers that support it. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(({ label, error, hint, ...input }, ref) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <Box
        component="textarea"
        dir="auto"
        id={id}
        ref={ref}
        {...describedByProps(id, error, hint)}
        {...input}
        sx={[
          fieldSx(error !== undefined),
          {
            display: 'block',
            width: '100%',
            py: '10px',
            minHeight: 92,
            maxHeight: 280,
            resize: 'vertical',
            fieldSizing: 'content',
          },
        ]}
      />
    </FieldFrame>
  );
});
TextArea.displayName = 'TextArea';
