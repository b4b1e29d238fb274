import { Box } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Field } from '../../../shared/ui/field';
import { ToggleChip } from '../../../shared/ui/toggle-chip';
import type { Days } from '../api/conversation';

interface BlurbGeneratorProps {
  busy: boolean;
  onGenerate: (days: Days) => void;
}

interface BlurbFields {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

type FieldErrors = Partial<Record<keyof BlurbFields, string>>;

/** A single date needs itself, a range both its ends. */
const validate = (isRange: boolean, { date, start, end }: BlurbFields): FieldErrors => {
  if (!isRange) return date === '' ? { date: 'Please choose a date' } : {};
  return {
    ...(start === '' ? { start: 'Please choose a start date' } : {}),
    ...(end === '' ? { end: 'Please choose an end date' } : {}),
    ...(start !== '' && end !== '' && end < start ? { end: 'The last day is before the first day.' } : {}),
  };
};

/** Asks for the blurb of a day, or of each day of a range. */
export const BlurbGenerator = ({ busy, onGenerate }: BlurbGeneratorProps) => {
  const [isRange, setRange] = useState(false);
  const [typed, setTyped] = useState<BlurbFields>({ date: '', start: '', end: '' });
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = validate(isRange, typed);
    setFieldErrors(found);
    if (Object.keys(found).length > 0) return;
    const { date, start, end } = typed;
    onGenerate(isRange ? { date_range: { start, end } } : { date });
  };
  const choose = (range: boolean) => {
    setRange(range);
    setFieldErrors({});
  };
  const day = (name: keyof BlurbFields, label: string) => (
    <Field
      label={label}
      type="date"
      value={typed[name]}
      error={fieldErrors[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Box role="group" aria-label="Days" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
        <ToggleChip pressed={!isRange} onClick={() => choose(false)}>
          Single date
        </ToggleChip>
        <ToggleChip pressed={isRange} onClick={() => choose(true)}>
          Date range
        </ToggleChip>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
        {isRange ? (
          <>
            {day('start', 'Start date')}
            {day('end', 'End date')}
          </>
        ) : (
          day('date', 'Date')
        )}
        <BusyButton type="submit" variant="contained" busy={busy} sx={{ mt: '26px' }}>
          {isRange ? 'Generate blurbs' : 'Generate blurb'}
        </BusyButton>
      </Box>
    </Box>
  );
};
