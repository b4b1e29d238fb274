import { Box, ButtonBase } from '@mui/material';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { formTexts } from '#shared/texts/forms';
import { FieldError } from '#shared/ui/fields/field-error';
import { fieldSx } from '#shared/ui/fields/field-sx';
import { CloseIcon } from '#shared/ui/icons';

interface DomainInputProps extends ComponentPropsWithoutRef<'input'> {
  /** Position in the list, from 1. */
  number: number;
  error: string | undefined;
  /** Content between the field and the button. */
  beside?: ReactNode;
  onRemove: () => void;
}

/** A field for one domain of a list, with a button that removes it. The ref is the input's. */
export const DomainInput = forwardRef<HTMLInputElement, DomainInputProps>(
  ({ number, error, beside, onRemove, ...input }, ref) => {
    const errorId = useId();
    const wrong = error !== undefined;
    return (
      <div>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Box
            component="input"
            ref={ref}
            {...input}
            placeholder="example.org"
            aria-label={formTexts().domain(number)}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? errorId : undefined}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            sx={[fieldSx(wrong), { flex: 1, minWidth: 0 }]}
          />
          {beside}
          <ButtonBase
            type="button"
            aria-label={formTexts().removeDomain(number)}
            onClick={onRemove}
            sx={{ width: 42, borderRadius: 1, color: 'quiet', '&:hover': { bgcolor: 'wash', color: 'ink' } }}
          >
            <CloseIcon aria-hidden />
          </ButtonBase>
        </Box>
        <FieldError id={errorId} text={error} />
      </div>
    );
  },
);
DomainInput.displayName = 'DomainInput';
