import { Box } from '@mui/material';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { FieldError } from './field-error';
import { fieldSx } from './field-sx';
import { ChevronIcon } from './icons';

interface SelectFieldProps extends ComponentPropsWithoutRef<'select'> {
  label: ReactNode;
  problem?: string;
}

/** A labelled native select. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(
  ({ label, problem, children, ...select }, ref) => {
    const id = useId();
    const errorId = `${id}-error`;
    return (
      <Box>
        <Box component="label" htmlFor={id} sx={{ display: 'block', typography: 'label', mb: '6px' }}>
          {label}
        </Box>
        <Box sx={{ position: 'relative' }}>
          <Box
            component="select"
            id={id}
            ref={ref}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : errorId}
            {...select}
            sx={[
              fieldSx(problem !== undefined),
              {
                appearance: 'none',
                width: '100%',
                font: 'inherit',
                color: 'ink',
                cursor: 'pointer',
                pr: '34px',
                '& option': { bgcolor: 'sheet', color: 'ink' },
              },
            ]}
          >
            {children}
          </Box>
          <ChevronIcon aria-hidden sx={{ position: 'absolute', right: 13, top: 15, pointerEvents: 'none' }} />
        </Box>
        <FieldError id={errorId} text={problem} />
      </Box>
    );
  },
);
SelectField.displayName = 'SelectField';
