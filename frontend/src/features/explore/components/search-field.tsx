import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchInput } from '../../../shared/ui/search-input';

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
    <SearchInput
      ref={field}
      label={label}
      value={value}
      onType={onType}
      maxLength={200}
      sx={{ ml: { md: 'auto' }, width: { xs: '100%', md: 220 }, mt: { xs: 2, md: 0 } }}
    />
  );
};

/** `/` on a page without a search field navigates here. */
const wantsSearch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'focus' in state && state.focus === 'search';
