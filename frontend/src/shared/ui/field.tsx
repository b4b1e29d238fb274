import { Box } from '@mui/material';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { FieldError } from './field-error';
import { fieldSx } from './field-sx';

export interface FieldProps extends ComponentPropsWithoutRef<'input'> {
  label: ReactNode;
  /** The error, shown under the field and announced with it. */
  problem?: string;
  hint?: ReactNode;
  /** Content inside the field, at its end. */
  aside?: ReactNode;
}

/** An input with a label and an error. The ref is the input's, as required by react-hook-form. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(({ label, problem, hint, aside, ...input }, ref) => {
  const id = useId();
  return (
    <Labelled id={id} label={label} problem={problem} hint={hint}>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="input"
          id={id}
          ref={ref}
          {...describedBy(id, problem, hint)}
          {...input}
          sx={[fieldSx(problem !== undefined), { width: '100%', pr: aside === undefined ? '12px' : '64px' }]}
        />
        {aside !== undefined && (
          <Box sx={{ position: 'absolute', right: 6, top: 0, bottom: 0, display: 'flex', alignItems: 'center' }}>
            {aside}
          </Box>
        )}
      </Box>
    </Labelled>
  );
});
Field.displayName = 'Field';

interface TextAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  label: ReactNode;
  problem?: string;
  hint?: ReactNode;
}

/** Like `Field`, for multiple lines; grows with its text in browsers that support it. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(({ label, problem, hint, ...input }, ref) => {
  const id = useId();
  return (
    <Labelled id={id} label={label} problem={problem} hint={hint}>
      <Box
        component="textarea"
        dir="auto"
        id={id}
        ref={ref}
        {...describedBy(id, problem, hint)}
        {...input}
        sx={[
          fieldSx(problem !== undefined),
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
    </Labelled>
  );
});
TextArea.displayName = 'TextArea';

const errorIdOf = (id: string) => `${id}-error`;
const hintIdOf = (id: string) => `${id}-hint`;

const describedBy = (id: string, problem: string | undefined, hint: ReactNode) => ({
  'aria-invalid': problem !== undefined || undefined,
  'aria-describedby': problem !== undefined ? errorIdOf(id) : hint !== undefined ? hintIdOf(id) : undefined,
});

interface LabelledProps {
  id: string;
  label: ReactNode;
  problem: string | undefined;
  hint: ReactNode;
  children: ReactNode;
}

const Labelled = ({ id, label, problem, hint, children }: LabelledProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Box component="label" htmlFor={id} sx={{ display: 'block', typography: 'label', mb: '6px' }}>
      {label}
    </Box>
    {children}
    {problem === undefined && hint !== undefined && (
      <Box id={hintIdOf(id)} sx={{ typography: 'body2', color: 'quiet', mt: '5px' }}>
        {hint}
      </Box>
    )}
    <FieldError id={errorIdOf(id)} text={problem} />
  </Box>
);
