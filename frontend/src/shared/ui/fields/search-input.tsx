import { Box } from '@mui/material';
import { forwardRef, type ChangeEvent } from 'react';
import { fieldSx } from './field-sx';

interface SearchInputProps {
  label: string;
  value: string;
  onType: (text: string) => void;
  maxLength?: number;
  /** Styles for its place on the page. */
  sx?: object;
}

/** Searches within the page. `/` focuses it. */
export const SearchInput = forwardRef<HTMLInputElement, SearchInputProps>(
  ({ label, value, onType, maxLength = 100, sx = {} }, ref) => (
    <Box
      component="input"
      ref={ref}
      type="search"
      value={value}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value)}
      placeholder={label}
      maxLength={maxLength}
      aria-label={label}
      data-search=""
      sx={[fieldSx(false), { minHeight: 36, width: '100%', ...sx }]}
    />
  ),
);
SearchInput.displayName = 'SearchInput';
