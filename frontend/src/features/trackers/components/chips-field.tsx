import { Autocomplete, Box, InputBase } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { FieldError } from '../../../shared/ui/field-error';
import { fieldSx } from '../../../shared/ui/field-sx';
import { CloseIcon } from '../../../shared/ui/icons';

interface ChipsFieldProps {
  label: string;
  /** To suggest. */
  options: readonly string[];
  value: readonly string[];
  /** What is typed but not yet added. */
  typed: string;
  onChange: (value: readonly string[]) => void;
  onType: (typed: string) => void;
  maxLength: number;
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
  placeholder,
  hint,
  problem,
  autoFocus = false,
}: ChipsFieldProps) => {
  const inputId = useId();
  const hintId = useId();
  const errorId = useId();
  const wrong = problem !== undefined;
  return (
    <div>
      <Box component="label" htmlFor={inputId} sx={{ display: 'block', typography: 'label', mb: '6px' }}>
        {label}
      </Box>
      <Autocomplete
        multiple
        freeSolo
        id={inputId}
        options={options}
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
            sx={inputSx(wrong)}
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

const inputSx = (wrong: boolean) => {
  const { '&:focus': focused, padding: _padding, ...field } = fieldSx(wrong);
  return {
    ...field,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    p: '5px 8px',
    '&.Mui-focused': focused,
    '& input': { flex: 1, minWidth: 120, width: 0, p: '4px' },
  };
};

const chipSx = {
  m: 0,
  height: 28,
  bgcolor: 'wash',
  color: 'ink',
  maxWidth: '100%',
  '& .MuiChip-deleteIcon': { width: 14, height: 14, mr: '8px', color: 'quiet', '&:hover': { color: 'ink' } },
};

const paperSx = { border: '1px solid', borderColor: 'rule', boxShadow: 'var(--aidy-shadow)', mt: '4px' };
