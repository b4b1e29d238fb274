import { Box } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { longEnglishDate } from '../../../shared/time/english-dates';
import { TextButton } from '../../../shared/ui/text-button';
import type { TariffCollection, TariffMilestone } from '../published/api/get-tariff-data';
import { formatAct, surchargeEnd } from '../format-country';
import { sourceLinkProps } from '../../../shared/ui/source-link-props';

interface DutiesEndedProps {
  collection: Pick<TariffCollection, 'tariff_history' | 'compiled_on'>;
}

/** The current duties in two sentences; on demand, their history with dates and documents. */
export const DutiesEnded = ({ collection: { tariff_history: history, compiled_on: checked } }: DutiesEndedProps) => {
  const [isOpen, setOpen] = useState(false);
  const rest = useId();
  const last = history.find((each) => each.event === 'surcharge');
  return (
    <Box sx={noteSx}>
      <p>
        {last !== undefined && <CurrentDuty end={surchargeEnd(last)} percent={last.percent} checked={checked} />}{' '}
        <TextButton
          expanded={isOpen}
          controls={rest}
          label={isOpen ? 'Less about the duties' : 'More about the duties'}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
        </TextButton>
      </p>
      <p id={rest} hidden={!isOpen}>
        Checked on {longEnglishDate(checked)}.{' '}
        {history.map((milestone) => (
          <Milestone key={milestone.event} milestone={milestone} />
        ))}
      </p>
    </Box>
  );
};

const CurrentDuty = ({ end, percent, checked }: { end: string; percent: number; checked: string }) =>
  end < checked ? (
    <>
      <strong>What applies today is not on record here.</strong> The last duty on goods of all countries was to end on{' '}
      {longEnglishDate(end)}; a country’s panel has what is known since.
    </>
  ) : (
    <>
      <strong>
        A surcharge of {percent}% applied on {longEnglishDate(checked)},
      </strong>{' '}
      when this was last checked: until {longEnglishDate(end)}, unless it is extended.
    </>
  );

const Milestone = ({ milestone }: { milestone: TariffMilestone }): ReactNode => {
  const act = (
    <a href={milestone.url} {...sourceLinkProps}>
      {formatAct(milestone)}
    </a>
  );
  const day = longEnglishDate(milestone.date);
  switch (milestone.event) {
    case 'declared':
      return null;
    case 'rates_set':
      return (
        <>
          The rates on this map are those of {longEnglishDate(milestone.in_effect_from)}, set by {act} on {day}. Where a
          notice changed one later, the country’s panel says so.{' '}
        </>
      );
    case 'ended':
      return (
        <>
          All of them ended on {day} with {act}.{' '}
        </>
      );
    case 'surcharge':
      return (
        <>
          The same day {act} set a temporary import surcharge of {milestone.percent}%, for {milestone.days} days from{' '}
          {longEnglishDate(milestone.in_effect_from)}: until {longEnglishDate(surchargeEnd(milestone))}, unless it was
          extended. Later duties on single products are not on this map.
        </>
      );
  }
};

const noteSx = {
  maxWidth: 760,
  pl: 4,
  mb: 8,
  borderLeft: '3px solid',
  borderColor: 'changed',
  color: 'quiet',
  '& p + p': { mt: 2 },
  '& strong': { color: 'ink', fontWeight: 600 },
};
