import { Box } from '@mui/material';
import { useProductName } from '../../../shared/hooks/use-product-name';
import { useOptionalQuery } from '../../../shared/api/use-optional-query';
import { Fragment, type ReactNode } from 'react';
import { lastUpdateQuery } from '../../countries/published/api/last-update';
import { bareHost } from '../../../shared/ui/evidence/bare-host';
import { longEnglishDate } from '../../../shared/time/english-dates';
import type { TariffCollection, TariffItem, TariffMilestone } from './api/get-tariff-data';
import { formatDollars, formatRate, formatScore } from '../format-country';
import { sourceLinkProps } from '../../../shared/ui/source-link-props';

interface CountryFiguresProps {
  item: TariffItem;
  collection: TariffCollection;
}

type Milestone<Event> = Extract<TariffMilestone, { event: Event }>;

const findMilestone = <Event extends TariffMilestone['event']>(
  history: readonly TariffMilestone[],
  event: Event,
): Milestone<Event> | undefined => history.find((each): each is Milestone<Event> => each.event === event);

/** A country's figures, each with its date and source. */
export const CountryFigures = ({
  item,
  collection: { trade_source: trade, tariff_history: history },
}: CountryFiguresProps) => {
  const product = useProductName();
  const [set, ended] = [findMilestone(history, 'rates_set'), findMilestone(history, 'ended')];
  const traded = (
    <>
      {trade.year}, <Source url={trade.url}>{bareHost(new URL(trade.url).host)}</Source>
    </>
  );
  return (
    <Box component="dl" sx={listSx}>
      <Figure
        name="Trade score"
        value={item.exports === null ? '–' : `${formatScore(item)} of 100`}
        wide={item.exports !== null}
      >
        {item.exports === null ? (
          'No trade recorded'
        ) : (
          <>
            Computed by {product} from <Source url={trade.url}>{bareHost(new URL(trade.url).host)}</Source>’s figures of{' '}
            {trade.year}: exports and imports together on a logarithmic scale, where the largest partner has 100.
          </>
        )}
      </Figure>
      {item.exports !== null && (
        <Figure name="US exports" value={formatDollars(item.exports)}>
          {traded}
        </Figure>
      )}
      {item.imports !== null && (
        <Figure name="US imports" value={formatDollars(item.imports)}>
          {traded}
        </Figure>
      )}
      <Figure
        name="Reciprocal tariff"
        value={item.tariff.basis === 'other_orders' ? 'None' : formatRate(item)}
        wide={item.tariff.basis === 'other_orders'}
      >
        {set !== undefined && item.tariff.basis === 'other_orders' && (
          <>
            The <Source url={set.url}>order of {longEnglishDate(set.date)}</Source> left {item.country_name} out:
            separate orders set the duties on its goods, and their rates are not on record here.
          </>
        )}
        {set !== undefined && 'percent' in item.tariff && (
          <>
            from <Source url={set.url}>{longEnglishDate(set.in_effect_from)}</Source>
          </>
        )}
        <RatesSince item={item} />
        {ended !== undefined && 'percent' in item.tariff && (
          <NextLine>
            All reciprocal tariffs ended <Source url={ended.url}>{longEnglishDate(ended.date)}</Source>
          </NextLine>
        )}
        <FoundSince uid={item.uid} />
      </Figure>
    </Box>
  );
};

/** Later rates, and documents known by title alone that may have changed the rate. */
const RatesSince = ({ item: { rate_changes: changes, unread_since_rate: unread } }: { item: TariffItem }) => (
  <>
    {changes.map(({ date, percent, in_effect_from: from, url }) => (
      <NextLine key={date}>
        <strong>{percent}%</strong> or the regular duty, whichever is higher, from {longEnglishDate(from)}, by a notice
        of <Source url={url}>{longEnglishDate(date)}</Source>
      </NextLine>
    ))}
    {unread.length > 0 && (
      <NextLine>
        May have been changed by{' '}
        {unread.map(({ date, title, url }, index) => (
          <Fragment key={url}>
            {index > 0 && ', '}
            <Source url={url} title={title}>
              {longEnglishDate(date)}
            </Source>
          </Fragment>
        ))}
        : only {unread.length === 1 ? 'its title is' : 'their titles are'} known here
      </NextLine>
    )}
  </>
);

/** Later lines about rates from the country's tracker. */
const FoundSince = ({ uid }: { uid: string }) => {
  const latest = useOptionalQuery(lastUpdateQuery(uid));
  const since = latest?.rates_since ?? [];
  if (since.length === 0) return null;
  return (
    <NextLine>
      Its tracker found since, which may have changed this:{' '}
      {since.map(({ date, url }, index) => (
        <Fragment key={date}>
          {index > 0 && ', '}
          <Source url={url}>{longEnglishDate(date)}</Source>
        </Fragment>
      ))}
    </NextLine>
  );
};

const NextLine = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'block', mt: 1 }}>
    {children}
  </Box>
);

interface FigureProps {
  name: string;
  value: string;
  /** Whether its explanation needs the width of both columns. */
  wide?: boolean;
  children: ReactNode;
}

const Figure = ({ name, value, wide = false, children }: FigureProps) => (
  <div data-wide={wide || undefined}>
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
const Source = ({ url, title, children }: { url: string; title?: string; children: ReactNode }) => (
  <Box
    component="a"
    href={url}
    title={title}
    {...sourceLinkProps}

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
  '& > div[data-wide]': { rowGap: 0 },
  '& > div[data-wide] > dd': { display: 'contents' },
  '& > div[data-wide] > dd > span': { gridColumn: '1 / -1', mt: 1 },
  '& dt': { color: 'quiet' },
  '& dd': { color: 'quiet', fontVariantNumeric: 'tabular-nums' },
  '& strong': { color: 'ink', fontWeight: 600 },
};
