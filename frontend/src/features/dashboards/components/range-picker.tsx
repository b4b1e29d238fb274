import { Box, Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Field } from '../../../shared/ui/field';
import { ToggleChip } from '../../../shared/ui/toggle-chip';
import type { Dashboard, Range } from '../api/dashboard';
import { RANGES } from '../use-range';
import { boardTexts } from '../texts/board';

interface RangePickerProps {
  range: Range;
  onPick: (range: Range) => void;
  /** The days shown, to begin a custom range with. */
  days: Pick<Dashboard, 'from' | 'to'> | undefined;
}

/** Chooses the days that a dashboard shows. */
export const RangePicker = ({ range, onPick, days }: RangePickerProps) => {
  const texts = boardTexts();
  const isCustom = 'from' in range;
  const [isPicking, setPicking] = useState(isCustom);
  return (
    <Box sx={{ mb: 6 }}>
      <Box role="group" aria-label={texts.range} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {RANGES.map((each) => (
          <ToggleChip
            key={each}
            pressed={!isPicking && 'range' in range && range.range === each}
            onClick={() => {
              setPicking(false);
              onPick({ range: each });
            }}
          >
            {texts.ranges[each]}
          </ToggleChip>
        ))}
        <ToggleChip pressed={isPicking} onClick={() => setPicking(true)}>
          {texts.custom}
        </ToggleChip>
      </Box>
      {isPicking && days !== undefined && <CustomRange days={isCustom ? range : days} onPick={onPick} />}
    </Box>
  );
};

const CustomRange = ({
  days,
  onPick,
}: {
  days: Pick<Dashboard, 'from' | 'to'>;
  onPick: RangePickerProps['onPick'];
}) => {
  const texts = boardTexts();
  const [from, setFrom] = useState(days.from);
  const [to, setTo] = useState(days.to);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (from === '' || to === '') return setError(texts.daysMissing);
    if (to < from) return setError(texts.daysReversed);
    setError(undefined);
    onPick({ from, to });
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={formSx}>
      <Field label={texts.from} type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
      <Field label={texts.to} type="date" value={to} error={error} onChange={({ target }) => setTo(target.value)} />
      <Button type="submit" variant="outlined" sx={{ mt: '29px' }}>
        {texts.showDays}
      </Button>
    </Box>
  );
};

const formSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, mt: 4 };
