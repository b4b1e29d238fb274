import { Box } from '@mui/material';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldSx } from '../../../shared/ui/field-sx';

interface SearchFieldProps {
  label: string;
  value: string;
  onType: (text: string) => void;
}

/** Searches within the page. `/` focuses it. */
export const SearchField = ({ label, value, onType }: SearchFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  const toSearch = wantsSearch(useLocation().state);
  useEffect(() => {
    if (toSearch) field.current?.focus();
  }, [toSearch]);
  return (
    <Box
      component="input"
      ref={field}
      type="search"
      value={value}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value)}
      placeholder={label}
      maxLength={200}
      aria-label={label}
      data-search=""
      sx={[fieldSx(false), { minHeight: 36, ml: { md: 'auto' }, width: { xs: '100%', md: 220 }, mt: { xs: 2, md: 0 } }]}
    />
  );
};

/** `/` on a page without a search field navigates here. */
const wantsSearch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'focus' in state && state.focus === 'search';
