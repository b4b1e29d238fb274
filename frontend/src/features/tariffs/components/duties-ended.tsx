import { Box } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { withElement } from '#shared/language/with-element';
import { widths } from '#shared/theme/tokens';
import { longDate } from '#shared/time/format-time';
import { sourceLinkProps } from '#shared/ui/source-link-props';
import { TextButton } from '#shared/ui/text-button';
import type { TariffCollection, TariffMilestone } from '../api/get-tariff-data';
import { formatAct, surchargeEnd } from '../format-country';
import { tariffTexts } from '../texts/page';

interface DutiesEndedProps {
  collection: Pick<TariffCollection, 'tariff_history' | 'compiled_on'>;
}

/** The current duties in two sentences; on demand, their history with dates and documents. */
export const DutiesEnded = ({ collection: { tariff_history: history, compiled_on: checked } }: DutiesEndedProps) => {
  const texts = tariffTexts();
  const [isOpen, setIsOpen] = useState(false);
  const rest = useId();
  const last = history.find((each) => each.event === 'surcharge');
  return (
    <Box sx={noteSx}>
      <p>
        {last !== undefined && <CurrentDuty end={surchargeEnd(last)} percent={last.percent} checked={checked} />}{' '}
        <TextButton
          expanded={isOpen}
          controls={rest}
          label={isOpen ? texts.lessOfDuties : texts.moreOfDuties}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.less : texts.more}
        </TextButton>
      </p>
      <p id={rest} hidden={!isOpen}>
        {texts.checkedOn(longDate(checked))}{' '}
        {history.map((milestone) => (
          <Milestone key={milestone.event} milestone={milestone} />
        ))}
      </p>
    </Box>
  );
};

const CurrentDuty = ({ end, percent, checked }: { end: string; percent: number; checked: string }) => {
  const texts = tariffTexts();
  return end < checked ? (
    <>
      <strong>{texts.unknownToday}</strong> {texts.lastDuty(longDate(end))}
    </>
  ) : (
    <>
      <strong>{texts.surcharge(percent, longDate(checked))}</strong> {texts.surchargeUntil(longDate(end))}
    </>
  );
};

const Milestone = ({ milestone }: { milestone: TariffMilestone }): ReactNode => {
  const text = findText(milestone);
  if (text === null) return null;
  const act = (
    <a href={milestone.url} {...sourceLinkProps}>
      {formatAct(milestone)}
    </a>
  );
  return <>{withElement(text, act)} </>;
};

/** Text of a milestone, given its act; null if it is not listed. */
const findText = (milestone: TariffMilestone): ((act: string) => string) | null => {
  const texts = tariffTexts();
  const day = longDate(milestone.date);
  switch (milestone.event) {
    case 'declared':
      return null;
    case 'rates_set':
      return (act) => texts.ratesSet(act, longDate(milestone.in_effect_from), day);
    case 'ended':
      return (act) => texts.ended(act, day);
    case 'surcharge': {
      const { percent, days, in_effect_from: from } = milestone;
      return (act) => texts.surchargeSet(act, percent, days, longDate(from), longDate(surchargeEnd(milestone)));
    }
  }
};

const noteSx = {
  maxWidth: widths.column,
  pl: 4,
  mb: 8,
  borderLeft: '3px solid',
  borderColor: 'changed',
  color: 'quiet',
  '& p + p': { mt: 2 },
  '& strong': { color: 'ink', fontWeight: 600 },
};
