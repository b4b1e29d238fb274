import { Box } from '@mui/material';
import { ToggleChip } from '#shared/ui/fields/toggle-chip';
import { ordersTexts } from '../texts/orders';

interface CategoryChipsProps {
  /** Categories with the number of their members. */
  categories: readonly (readonly [category: string, count: number])[];
  /** Null for all. */
  chosen: string | null;
  onChoose: (category: string | null) => void;
}

/** Toggles that limit a list to one category. */
export const CategoryChips = ({ categories, chosen, onChoose }: CategoryChipsProps) => (
  <Box role="group" aria-label={ordersTexts().categories} sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', mb: 8 }}>
    <ToggleChip pressed={chosen === null} onClick={() => onChoose(null)}>
      {ordersTexts().all}
    </ToggleChip>
    {categories.map(([category, count]) => (
      <ToggleChip
        key={category}
        pressed={chosen === category}
        onClick={() => onChoose(chosen === category ? null : category)}
        count={count}
      >
        {ordersTexts().category(category)}
      </ToggleChip>
    ))}
  </Box>
);
