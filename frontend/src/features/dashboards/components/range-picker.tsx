import { Box } from '@mui/material';
import { useState } from 'react';
import { DateRangeForm } from '#shared/forms/date-form';
import { ToggleChip } from '#shared/ui/fields/toggle-chip';
import type { Dashboard, Range } from '../api/dashboard';
import { boardTexts } from '../texts/board';
import { RANGES } from '../use-range';

interface RangePickerProps {
  range: Range;
  onChange: (range: Range) => void;
  /** The days shown, to begin a custom range with. */
  days: Pick<Dashboard, 'from' | 'to'> | undefined;
}

/** Selects the days that a dashboard shows. */
export const RangePicker = ({ range, onChange, days }: RangePickerProps) => {
  const texts = boardTexts();
  const isCustom = 'from' in range;
  const [isPicking, setIsPicking] = useState(isCustom);
  return (
    <Box sx={{ mb: 6 }}>
      <Box role="group" aria-label={texts.range} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {RANGES.map((each) => (
          <ToggleChip
            key={each}
            pressed={!isPicking && 'range' in range && range.range === each}
            onClick={() => {
              setIsPicking(false);
              onChange({ range: each });
            }}
          >
            {texts.ranges[each]}
          </ToggleChip>
        ))}
        <ToggleChip pressed={isPicking} onClick={() => setIsPicking(true)}>
          {texts.custom}
        </ToggleChip>
      </Box>
      {isPicking && days !== undefined && (
        <DateRangeForm
          initial={isCustom ? range : days}
          action={texts.showDays}
          variant="outlined"
          onSubmit={onChange}
        />
      )}
    </Box>
  );
};
