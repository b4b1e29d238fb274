import { Box } from '@mui/material';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { ChevronIcon } from '../icons';
import { describedByProps, FieldFrame } from './field-frame';
import { fieldSx } from './field-sx';

interface SelectFieldProps extends ComponentPropsWithoutRef<'select'> {
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
}

export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(
  ({ label, error, hint, children, ...select }, ref) => {
    const id = useId();
    return (
      <FieldFrame id={id} label={label} error={error} hint={hint}>
        <Box sx={{ position: 'relative' }}>
          <Box
            component="select"
            id={id}
            ref={ref}
            {...describedByProps(id, error, hint)}
            {...select}
            sx={[
              fieldSx(error !== undefined),
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
      </FieldFrame>
    );
  },
);
SelectField.displayName = 'SelectField';
