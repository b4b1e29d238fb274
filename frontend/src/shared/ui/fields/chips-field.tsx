import { Autocomplete, InputBase } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { isEnter } from '#shared/forms/is-enter';
import { describedByProps, FieldFrame } from '#shared/ui/fields/field-frame';
import { CloseIcon } from '#shared/ui/icons';
import { chipsInputSx, chipSx, paperSx } from './chips-sx';

export interface Chips {
  readonly chosen: readonly string[];
  /** Text that is typed but not yet added. */
  readonly pendingText: string;
}

interface ChipsFieldProps {
  label: string;
  /** Suggestions. */
  options: readonly string[];
  value: Chips;
  onChange: (value: Chips) => void;
  maxLength: number;
  /** Maximum number of chips; further text stays in the input. */
  maxChips?: number;
  placeholder?: string;
  hint: ReactNode;
  error?: string;
  autoFocus?: boolean;
}

/** A list of short texts, each added with Enter and removed with its cross or Backspace. */
export const ChipsField = ({
  label,
  options,
  value,
  onChange,
  maxLength,
  maxChips = Infinity,
  placeholder,
  hint,
  error,
  autoFocus = false,
}: ChipsFieldProps) => {
  const id = useId();
  const isFull = value.chosen.length >= maxChips;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <Autocomplete
        multiple
        freeSolo
        id={id}
        options={isFull ? [] : options}
        onKeyDown={(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
          if (!isEnter(event)) return;
          // Enter adds a chip and does not submit the form.
          event.preventDefault();
          event.defaultMuiPrevented = isFull;
        }}
        value={[...value.chosen]}
        onChange={(_event, chosen) => onChange({ chosen, pendingText: '' })}
        inputValue={value.pendingText}
        onInputChange={(_event, pendingText, reason) => {
          if (reason === 'input') onChange({ ...value, pendingText });
        }}
        disableClearable
        slotProps={{ chip: { size: 'small', deleteIcon: <CloseIcon />, sx: chipSx }, paper: { sx: paperSx } }}
        renderInput={({ InputProps, inputProps }) => (
          <InputBase
            ref={InputProps.ref}
            startAdornment={InputProps.startAdornment}
            fullWidth
            autoFocus={autoFocus}
            placeholder={value.chosen.length === 0 ? placeholder : undefined}
            inputProps={{
              ...inputProps,
              dir: 'auto',
              maxLength,
              ...describedByProps(id, error, hint),
            }}
            sx={chipsInputSx(error !== undefined)}
          />
        )}
      />
    </FieldFrame>
  );
};
