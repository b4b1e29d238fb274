import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { longDate } from '../../../shared/time/time-words';
import type { TariffCollection, TariffMilestone } from '../published/api/get-tariff-data';
import { actWords, surchargeEnd } from '../country-words';

/** What became of the duties on the map, dated, each with its document. */
export const DutiesEnded = ({ tariff_history: history }: Pick<TariffCollection, 'tariff_history'>) => (
  <Box component="p" sx={noteSx}>
    {history.map((milestone) => (
      <Milestone key={milestone.event} milestone={milestone} />
    ))}
  </Box>
);

const Milestone = ({ milestone }: { milestone: TariffMilestone }): ReactNode => {
  const act = (
    <a href={milestone.url} target="_blank" rel="noopener nofollow">
      {actWords(milestone)}
    </a>
  );
  const day = longDate(milestone.date);
  switch (milestone.event) {
    case 'declared':
      return null;
    case 'rates_set':
      return (
        <>
          The rates of 2025 were set by {act} on {day}, from {longDate(milestone.in_effect_from)}.{' '}
        </>
      );
    case 'ended':
      return (
        <>
          <strong>They ended on {day}</strong> with {act}.{' '}
        </>
      );
    case 'surcharge':
      return (
        <>
          The same day {act} set a temporary import surcharge of {milestone.percent}%, for {milestone.days} days from{' '}
          {longDate(milestone.in_effect_from)}: until {longDate(surchargeEnd(milestone))}, unless it is extended. Later
          duties on single products are not on this map.
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
  '& strong': { color: 'ink', fontWeight: 600 },
};
