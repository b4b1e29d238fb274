import { Box } from '@mui/material';
import { Fragment, type ReactNode, useId } from 'react';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { useProductName } from '#shared/hooks/use-product-name';
import { withElement } from '#shared/language/with-element';
import { longDate } from '#shared/time/format-time';
import { SectionLabel } from '#shared/ui/section-label';
import { sourceLinkProps } from '#shared/ui/source-link-props';
import { bareHost } from '#features/evidence/published/bare-host';
import { lastUpdateQuery } from '#features/trackers/api/last-update';
import type { TariffCollection, TariffItem, TariffMilestone } from '../api/get-tariff-data';
import { countryName, formatDollars, formatRate, formatScore } from '../format-country';
import { figureTexts } from '../texts/figures';

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
  const texts = figureTexts();
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
        name={texts.score}
        value={item.exports === null ? '–' : texts.ofHundred(formatScore(item))}
        isWide={item.exports !== null}
      >
        {item.exports === null
          ? texts.noTrade
          : withElement(
              (source) => texts.computed(product, source, trade.year),
              <Source url={trade.url}>{bareHost(new URL(trade.url).host)}</Source>,
            )}
      </Figure>
      {item.exports !== null && (
        <Figure name={texts.exports} value={formatDollars(item.exports)}>
          {traded}
        </Figure>
      )}
      {item.imports !== null && (
        <Figure name={texts.imports} value={formatDollars(item.imports)}>
          {traded}
        </Figure>
      )}
      <Figure
        name={texts.tariff}
        value={item.tariff.basis === 'other_orders' ? texts.bySeparateOrders : formatRate(item)}
        isPast={ended !== undefined && 'percent' in item.tariff}
        isWide={item.tariff.basis === 'other_orders'}
      >
        {set !== undefined &&
          item.tariff.basis === 'other_orders' &&
          withElement(
            (order) => texts.leftOut(order, countryName(item)),
            <Source url={set.url}>{texts.orderOf(longDate(set.date))}</Source>,
          )}
        {set !== undefined &&
          'percent' in item.tariff &&
          withElement(texts.from, <Source url={set.url}>{longDate(set.in_effect_from)}</Source>)}
        <RatesSince item={item} />
        {ended !== undefined && 'percent' in item.tariff && (
          <NextLine>{withElement(texts.allEnded, <Source url={ended.url}>{longDate(ended.date)}</Source>)}</NextLine>
        )}
        <FoundSince uid={item.uid} />
      </Figure>
    </Box>
  );
};

/** Later rates, and documents known only by title that may have changed the rate. */
const RatesSince = ({ item: { rate_changes: changes, unread_since_rate: unread } }: { item: TariffItem }) => {
  const texts = figureTexts();
  return (
    <>
      {changes.map(({ date, percent, in_effect_from: from, url }) => (
        <NextLine key={date}>
          <strong>{texts.percent(percent)}</strong>{' '}
          {withElement((notice) => texts.changed(longDate(from), notice), <Source url={url}>{longDate(date)}</Source>)}
        </NextLine>
      ))}
      {unread.length > 0 && (
        <NextLine>
          {withElement((days) => texts.maybeChanged(days, unread.length), <Days documents={unread} />)}
        </NextLine>
      )}
    </>
  );
};

const MAX_SHOWN_DOCUMENTS = 3;

/** Titles of the newest White House documents about trade with a country; renders nothing if there are none. */
export const CountryDocuments = ({ item: { documents } }: { item: TariffItem }) => {
  const heading = useId();
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionLabel as="h3" id={heading} mb={0}>
        {figureTexts().newestDocuments}
      </SectionLabel>
      <Box component="ul" sx={{ typography: 'body2', color: 'quiet' }}>
        {documents.slice(0, MAX_SHOWN_DOCUMENTS).map(({ date, title, url }) => (
          <Box component="li" key={url} sx={{ py: 2, overflowWrap: 'break-word' }}>
            <Source url={url}>{title}</Source>
            <NextLine>{longDate(date)}</NextLine>
          </Box>
        ))}
      </Box>
    </section>
  );
};

/** Later lines about rates from the country's tracker. */
const FoundSince = ({ uid }: { uid: string }) => {
  const latest = useOptionalQuery(lastUpdateQuery(uid));
  const since = latest?.rates_since ?? [];
  if (since.length === 0) return null;
  return <NextLine>{withElement(figureTexts().foundSince, <Days documents={since} />)}</NextLine>;
};

interface Dated {
  readonly date: string;
  readonly url: string;
  readonly title?: string;
}

/** The days of documents, each linked to its document. */
const Days = ({ documents }: { documents: readonly Dated[] }) =>
  documents.map(({ date, title, url }, index) => (
    <Fragment key={`${date} ${url}`}>
      {index > 0 && ', '}
      <Source url={url} title={title}>
        {longDate(date)}
      </Source>
    </Fragment>
  ));

const NextLine = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'block', mt: 1 }}>
    {children}
  </Box>
);

interface FigureProps {
  name: string;
  value: string;
  /** Set if its explanation needs the width of both columns. */
  isWide?: boolean;
  /** Whether it no longer holds. */
  isPast?: boolean;
  children: ReactNode;
}

const Figure = ({ name, value, isWide = false, isPast = false, children }: FigureProps) => (
  <div data-wide={isWide || undefined}>
    <dt>{name}</dt>
    <dd>
      {isPast ? <s>{value}</s> : <strong>{value}</strong>}
      <Box component="span" sx={{ display: 'block' }}>
        {children}
      </Box>
    </dd>
  </div>
);

/** Link to the source of a figure or a date. */
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
    borderBottom: 'hairline',
  },
  '& > div[data-wide]': { rowGap: 0 },
  '& > div[data-wide] > dd': { display: 'contents' },
  '& > div[data-wide] > dd > span': { gridColumn: '1 / -1', mt: 1 },
  '& dt': { color: 'quiet' },
  '& dd': { color: 'quiet', fontVariantNumeric: 'tabular-nums' },
  '& strong': { color: 'ink', fontWeight: 600 },
};
