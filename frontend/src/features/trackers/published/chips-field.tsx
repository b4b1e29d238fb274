import { Autocomplete, Box, InputBase } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { FieldError } from '../../../shared/ui/field-error';
import { CloseIcon } from '../../../shared/ui/icons';
import { chipsInputSx, chipSx, paperSx } from './chips-sx';

interface ChipsFieldProps {
  label: string;
  /** Suggestions. */
  options: readonly string[];
  value: readonly string[];
  /** Text that is typed but not yet added. */
  typed: string;
  onChange: (value: readonly string[]) => void;
  onType: (typed: string) => void;
  maxLength: number;
  /** How many there may be: what is typed beyond that stays typed. */
  most?: number;
  placeholder?: string;
  hint: ReactNode;
  problem?: string;
  autoFocus?: boolean;
}

/** A list of short texts, each added with Enter and removed with its cross or Backspace. */
export const ChipsField = ({
  label,
  options,
  value,
  typed,
  onChange,
  onType,
  maxLength,
  most = Infinity,
  placeholder,
  hint,
  problem,
  autoFocus = false,
}: ChipsFieldProps) => {
  const inputId = useId();
  const hintId = useId();
  const errorId = useId();
  const wrong = problem !== undefined;
  const full = value.length >= most;
  return (
    <div>
      <Box component="label" htmlFor={inputId} sx={{ display: 'block', typography: 'label', mb: '6px' }}>
        {label}
      </Box>
      <Autocomplete
        multiple
        freeSolo
        id={inputId}
        options={full ? [] : options}
        onKeyDown={(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
          if (event.key !== 'Enter' || !full) return;
          event.preventDefault();
          event.defaultMuiPrevented = true;
        }}
        value={[...value]}
        onChange={(_event, chosen, reason) => {
          onChange(chosen);
          if (reason === 'createOption') onType('');
        }}
        inputValue={typed}
        onInputChange={(_event, text) => onType(text)}
        disableClearable
        slotProps={{ chip: { size: 'small', deleteIcon: <CloseIcon />, sx: chipSx }, paper: { sx: paperSx } }}
        renderInput={({ InputProps, inputProps }) => (
          <InputBase
            ref={InputProps.ref}
            startAdornment={InputProps.startAdornment}
            fullWidth
            autoFocus={autoFocus}
            placeholder={value.length === 0 ? placeholder : undefined}
            inputProps={{
              ...inputProps,
              dir: 'auto',
              maxLength,
              'aria-describedby': wrong ? errorId : hintId,
              'aria-invalid': wrong || undefined,
            }}
            sx={chipsInputSx(wrong)}
          />
        )}
      />
      {!wrong && (
        <Box id={hintId} sx={{ typography: 'body2', color: 'quiet', mt: '5px' }}>
          {hint}
        </Box>
      )}
      <FieldError id={errorId} text={problem} />
    </div>
  );
};
