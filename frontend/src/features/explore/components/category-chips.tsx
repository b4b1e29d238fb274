import { Box } from '@mui/material';

interface CategoryChipsProps {
  /** With the number of members. */
  categories: readonly (readonly [category: string, count: number])[];
  /** Null for all. */
  chosen: string | null;
  onChoose: (category: string | null) => void;
}

/** Toggles that limit a list to one category. */
export const CategoryChips = ({ categories, chosen, onChoose }: CategoryChipsProps) => (
  <Box role="group" aria-label="Categories" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', mb: 8 }}>
    <Chip pressed={chosen === null} onClick={() => onChoose(null)}>
      All
    </Chip>
    {categories.map(([category, count]) => (
      <Chip
        key={category}
        pressed={chosen === category}
        onClick={() => onChoose(chosen === category ? null : category)}
        count={count}
      >
        {category}
      </Chip>
    ))}
  </Box>
);

interface ChipProps {
  pressed: boolean;
  onClick: () => void;
  count?: number;
  children: string;
}

const Chip = ({ pressed, onClick, count, children }: ChipProps) => (
  <Box component="button" type="button" aria-pressed={pressed} onClick={onClick} sx={chipSx}>
    {children}
    {count !== undefined && (
      <Box component="span" sx={{ color: 'quiet', ml: '6px' }}>
        {count}
      </Box>
    )}
  </Box>
);

const chipSx = {
  minHeight: 30,
  px: '12px',
  border: '1px solid',
  borderColor: 'rule',
  borderRadius: '15px',
  bgcolor: 'sheet',
  color: 'ink',
  font: 'inherit',
  typography: 'body2',
  cursor: 'pointer',
  '&:hover': { borderColor: 'edge' },
  '&[aria-pressed="true"]': { color: 'accent', borderColor: 'accent', bgcolor: 'accentWash' },
};
