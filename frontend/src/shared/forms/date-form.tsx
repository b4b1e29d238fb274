import { Box, type ButtonProps } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { dateRangeTexts } from '../texts/date-range';
import { BusyButton } from '../ui/busy-button';
import { Field } from '../ui/fields/field';
import { requiredText } from './field-rules';
import { type Submitting, useSubmit, useZodForm } from './form';
import { useClearCorrectedErrors } from './use-clear-corrected-errors';

export interface DateRange {
  readonly from: string;
  readonly to: string;
}

const day = requiredText(() => dateRangeTexts().missing);
const dateRules = { date: day };
const dateRangeRules = z
  .object({ from: day, to: day })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: () => dateRangeTexts().reversed }));

interface DateFormProps<Days> {
  action: string;
  busy?: boolean;
  variant?: ButtonProps['variant'];
  onSubmit: (days: Days) => void;
}

/** Asks for one day. */
export const DateForm = ({ label, ...row }: DateFormProps<{ readonly date: string }> & { label: string }) => {
  const form = useZodForm(dateRules, { date: '' }, 'onSubmit');
  return (
    <DateRow form={form} {...row}>
      <Field label={label} type="date" {...form.field('date')} />
    </DateRow>
  );
};

/** Asks for the first and the last day of a range. */
export const DateRangeForm = ({ initial, ...row }: DateFormProps<DateRange> & { initial?: DateRange }) => {
  const { from, to } = initial ?? { from: '', to: '' };
  const form = useZodForm(dateRangeRules, { from, to }, 'onSubmit');
  useClearCorrectedErrors(form);
  return (
    <DateRow form={form} {...row}>
      <Field label={dateRangeTexts().from} type="date" {...form.field('from')} />
      <Field label={dateRangeTexts().to} type="date" {...form.field('to')} />
    </DateRow>
  );
};

interface DateRowProps<Fields extends FieldValues, Parsed>
  extends DateFormProps<Parsed>, Pick<Submitting<Fields, Parsed>, 'form' | 'children'> {}

const DateRow = <Fields extends FieldValues, Parsed>({
  form,
  onSubmit,
  action,
  busy = false,
  variant = 'contained',
  children,
}: DateRowProps<Fields, Parsed>) => (
  <Box component="form" noValidate onSubmit={useSubmit(form, async (days) => onSubmit(days))} sx={rowSx}>
    {children}
    <BusyButton type="submit" variant={variant} busy={busy} sx={{ mt: '26px' }}>
      {action}
    </BusyButton>
  </Box>
);

const rowSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, mt: 4 };
