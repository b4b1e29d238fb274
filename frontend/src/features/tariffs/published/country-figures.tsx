import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { bareHost } from '../../../shared/ui/evidence/bare-host';
import { longDate } from '../../../shared/time/time-words';
import type { TariffCollection, TariffItem, TariffMilestone } from './api/get-tariff-data';
import { dollarWords, rateWords, scoreWords } from '../country-words';

interface CountryFiguresProps {
  item: TariffItem;
  collection: TariffCollection;
}

type Milestone<Event> = Extract<TariffMilestone, { event: Event }>;

const milestoneOf = <Event extends TariffMilestone['event']>(
  history: readonly TariffMilestone[],
  event: Event,
): Milestone<Event> | undefined => history.find((each): each is Milestone<Event> => each.event === event);

/** A country's figures, each with its date and source. */
export const CountryFigures = ({
  item,
  collection: { trade_source: trade, tariff_history: history },
}: CountryFiguresProps) => {
  const [set, ended] = [milestoneOf(history, 'rates_set'), milestoneOf(history, 'ended')];
  const traded = (
    <>
      {trade.year}, <Source url={trade.url}>{bareHost(new URL(trade.url).host)}</Source>
    </>
  );
  return (
    <Box component="dl" sx={listSx}>
      <Figure name="Trade score" value={item.exports === null ? '–' : `${scoreWords(item)} of 100`}>
        {item.exports === null ? 'No trade recorded' : traded}
      </Figure>
      {item.exports !== null && (
        <Figure name="US exports" value={dollarWords(item.exports)}>
          {traded}
        </Figure>
      )}
      {item.imports !== null && (
        <Figure name="US imports" value={dollarWords(item.imports)}>
          {traded}
        </Figure>
      )}
      <Figure name="Reciprocal tariff" value={rateWords(item)}>
        {set !== undefined && ended !== undefined && 'percent' in item.tariff && (
          <>
            from <Source url={set.url}>{longDate(set.in_effect_from)}</Source>, ended{' '}
            <Source url={ended.url}>{longDate(ended.date)}</Source>
          </>
        )}
      </Figure>
    </Box>
  );
};

const Figure = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong>
      <Box component="span" sx={{ display: 'block' }}>
        {children}
      </Box>
    </dd>
  </div>
);

/** Leads to where a figure or a date is from. */
const Source = ({ url, children }: { url: string; children: ReactNode }) => (
  <Box
    component="a"
    href={url}
    target="_blank"
    rel="noopener nofollow"

    sx={{ color: 'inherit' }}
  >
    {children}
  </Box>
);

const listSx = {
  typography: 'body2',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gap: 3,
    py: '9px',
    borderBottom: '1px solid',
    borderColor: 'rule',
  },
  '& dt': { color: 'quiet' },
  '& dd': { color: 'quiet', fontVariantNumeric: 'tabular-nums' },
  '& strong': { color: 'ink', fontWeight: 600 },
};
