import { Box } from '@mui/material';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { mediumDate } from '#shared/time/calendar-days';
import { SearchInput } from '#shared/ui/fields/search-input';
import { TextButton } from '#shared/ui/text-button';
import type { TariffItem } from '../api/get-tariff-data';
import { type Column, type Order, countriesMatching } from '../country-order';
import { type RateDays, countryName, formatRate, formatScore } from '../format-country';
import { measureClassIndex } from '../measures';
import type { ChosenCountry } from '../published/use-chosen-country';
import { tariffTexts } from '../texts/page';
import { Swatch } from './country-swatch';

interface CountryListProps {
  items: readonly TariffItem[];
  chosen: ChosenCountry;
  rateDays: RateDays;
}

const COLUMNS: readonly Column[] = ['name', 'score', 'rate'];

/** All countries with their figures, searchable and sortable: the map's content for keyboard users. */
export const CountryList = ({ items, chosen, rateDays }: CountryListProps) => {
  const texts = tariffTexts();
  const [text, setText] = useState('');
  const [order, setOrder] = useState<Order>({ by: 'score', isReversed: false });
  const shown = countriesMatching(items, useDeferredValue(text), order);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(region.current), [chosen.code]);
  return (
    <Box component="section" aria-label={texts.countries} sx={{ minWidth: 0 }}>
      <SearchInput label={texts.search} value={text} onType={setText} sx={{ mb: 3 }} />
      {shown.length === 0 ? (
        <Box role="status" sx={{ color: 'quiet', py: 4 }}>
          {texts.noMatch} <TextButton onClick={() => setText('')}>{texts.showAll}</TextButton>
        </Box>
      ) : (
        <Box ref={region} tabIndex={0} role="region" aria-label={texts.table} sx={regionSx}>
          <Box component="table" sx={tableSx}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <HeaderCell
                    key={column}
                    column={column}
                    label={column === 'rate' ? rateColumn(rateDays) : texts.columns[column]}
                    order={order}
                    onSort={setOrder}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((item) => (
                <CountryRow key={item.country_code} item={item} chosen={chosen} isPast={rateDays.ended !== null} />
              ))}
            </tbody>
          </Box>
        </Box>
      )}
    </Box>
  );
};

/** Scrolls the list, not the page, to a country that was chosen elsewhere. */
const showChosen = (region: HTMLElement | null): void => {
  const row = region?.querySelector<HTMLElement>('tr[data-chosen]');
  if (region === null || row == null) return;
  const head = region.querySelector('thead')?.offsetHeight ?? 0;
  const { offsetTop: top, offsetHeight: height } = row;
  const isShown = top >= region.scrollTop + head && top + height <= region.scrollTop + region.clientHeight;
  if (!isShown) region.scrollTop = top - region.clientHeight / 2;
};

interface HeaderCellProps {
  column: Column;
  label: string;
  order: Order;
  onSort: (order: Order) => void;
}

const HeaderCell = ({ column, label, order, onSort }: HeaderCellProps) => {
  const isSorted = order.by === column;
  // The label without its line break.
  const name = label.replace('\n', ' ');
  // By default, names ascend and figures descend.
  const rises = (column === 'name') !== order.isReversed;
  return (
    <th scope="col" aria-label={name} aria-sort={isSorted ? (rises ? 'ascending' : 'descending') : undefined}>
      <Box
        component="button"
        type="button"
        aria-label={name}
        onClick={() => onSort({ by: column, isReversed: isSorted && !order.isReversed })}
        sx={sortSx}
      >
        {label}
        {isSorted && <span aria-hidden>{rises ? '↑' : '↓'}</span>}
      </Box>
    </th>
  );
};

const rateColumn = ({ from, ended }: RateDays): string => tariffTexts().rateColumn(mediumDate(from), ended !== null);

interface CountryRowProps {
  item: TariffItem;
  chosen: ChosenCountry;
  /** Whether its rate has ended. */
  isPast: boolean;
}

const CountryRow = ({ item, chosen: { code, linkTo, measure }, isPast }: CountryRowProps) => {
  const isChosen = item.country_code === code;
  return (
    <Box component="tr" data-chosen={isChosen || undefined}>
      <th scope="row">
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: '10px' }}>
          <Swatch rank={measureClassIndex(item, measure)} />
          <Link
            {...linkTo(item.country_code)}
            data-list-item=""
            data-country-link={item.country_code}
            aria-current={isChosen || undefined}
          >
            {countryName(item)}
          </Link>
        </Box>
      </th>
      <td>{formatScore(item)}</td>
      <Box component="td" sx={isPast ? { color: 'quiet' } : undefined}>
        {formatRate(item)}
      </Box>
    </Box>
  );
};

const regionSx = {
  position: 'relative',
  maxHeight: { xs: 372, md: 440 },
  overflow: 'auto',
  // Rows snap to the end of the head, so that none is half covered, even if fonts load and change the height of rows.
  scrollSnapType: 'y mandatory',
  scrollPaddingTop: '40px',
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'sheet',
};

const tableSx = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  typography: 'body2',
  '& th, & td': { py: '7px', pr: '12px', textAlign: 'right', whiteSpace: 'nowrap' },
  '& th': { fontWeight: 500 },
  '& tbody tr + tr > *': { borderTop: 'hairline' },
  // The arrow precedes figures, so that they end below their heading.
  '& thead th + th button': { flexDirection: 'row-reverse' },
  '& th:first-of-type': {
    pl: '12px',
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    py: 0,
    bgcolor: 'sheet',
    borderBottom: 'hairline',
  },
  '& tbody tr:hover': { bgcolor: 'wash' },
  '& tbody tr[data-chosen]': { bgcolor: 'accentWash' },
  '& a': { color: 'ink', textDecoration: 'none' },
  '& a:hover': { color: 'accent' },
  // The whole row chooses its country.
  '& tbody tr': { position: 'relative', scrollSnapAlign: 'start' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  // Below the head that stays in place.
  '& tbody a': { scrollMarginTop: 48 },
};

const sortSx = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  p: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  // The heading's second line is the day of the rates.
  whiteSpace: 'pre',
  textAlign: 'inherit',
  color: 'quiet',
  cursor: 'pointer',
  '&:hover': { color: 'ink' },
};
