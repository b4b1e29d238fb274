import { Box } from '@mui/material';
import { useState } from 'react';
import { DateForm, DateRangeForm } from '#shared/forms/date-form';
import { ToggleChip } from '#shared/ui/fields/toggle-chip';
import type { Days } from '../api/generate-blurbs';

interface BlurbGeneratorProps {
  busy: boolean;
  onGenerate: (days: Days) => void;
}

/** Asks for the blurb of a day, or of each day of a range. */
export const BlurbGenerator = ({ busy, onGenerate }: BlurbGeneratorProps) => {
  const [isRange, setIsRange] = useState(false);
  return (
    <div>
      <Box role="group" aria-label="Days" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ToggleChip pressed={!isRange} onClick={() => setIsRange(false)}>
          Single date
        </ToggleChip>
        <ToggleChip pressed={isRange} onClick={() => setIsRange(true)}>
          Date range
        </ToggleChip>
      </Box>
      {isRange ? (
        <DateRangeForm
          action="Generate blurbs"
          busy={busy}
          onSubmit={({ from, to }) => onGenerate({ date_range: { start: from, end: to } })}
        />
      ) : (
        <DateForm label="Date" action="Generate blurb" busy={busy} onSubmit={onGenerate} />
      )}
    </div>
  );
};
