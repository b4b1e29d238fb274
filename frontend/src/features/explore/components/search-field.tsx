import { SearchInput } from '#shared/ui/fields/search-input';

interface SearchFieldProps {
  label: string;
  value: string;
  onType: (text: string) => void;
}

/** Searches within the page. `/` focuses it. */
export const SearchField = ({ label, value, onType }: SearchFieldProps) => (
  <SearchInput
    label={label}
    value={value}
    onType={onType}
    maxLength={200}
    sx={{ ml: { md: 'auto' }, width: { xs: '100%', md: 220 }, mt: { xs: 2, md: 0 } }}
  />
);
