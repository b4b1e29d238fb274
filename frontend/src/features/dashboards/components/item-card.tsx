import { Box } from '@mui/material';
import { useState } from 'react';
import { useDownload } from '#shared/files/use-download';
import { useIsStaff } from '#shared/session/session';
import { TextButton } from '#shared/ui/text-button';
import type { Dashboard, DashboardItem } from '../api/dashboard';
import { chartHeight } from '../chart-height';
import { leftOutMessage } from '../drawn-days';
import { formatUtcMoment } from '../format-item';
import { toCsv } from '../item-csv';
import { isEmpty, toTable, emptyReason } from '../item-table';
import { boardTexts } from '../texts/board';
import { ItemFigure } from './item-figure';
import { LazyChart } from './lazy-chart';
import { LocationMap } from './location-map';
import { PointsTable } from './points-table';

interface ItemCardProps {
  item: DashboardItem;
  days: Pick<Dashboard, 'from' | 'to'>;
}

const openList = (list: string): void => window.location.assign(list);

/** An item of a dashboard: its figure or chart, also as a table and a CSV file. */
export const ItemCard = ({ item, days }: ItemCardProps) => {
  const texts = boardTexts();
  const linked = useIsStaff();
  const [isTableShown, setIsTableShown] = useState(false);
  const table = toTable(item, days);
  const id = `item-${item.id}`;
  const isFigure = item.type === 'metric' || item.type === 'percentage';
  const leftOut = isFigure || isEmpty(table) ? null : leftOutMessage(item, table);
  const { download } = useDownload(async () => ({
    name: `${item.id}_${days.from}_${days.to}.csv`,
    content: await toCsv(table),
  }));
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={item.type === 'location_map' && !isEmpty(table) ? wideCardSx : cardSx}
    >
      <Box component="h2" id={id} sx={{ typography: isFigure || isEmpty(table) ? 'label' : 'h3' }}>
        {texts.ofItem(item.title)}
      </Box>
      {isFigure && <ItemFigure item={item} list={linked ? (table.points[0]?.[1]?.list ?? null) : null} />}
      {!isFigure && isEmpty(table) && (
        <>
          <Box component="p" sx={{ color: 'quiet', mt: 1 }}>
            {texts.noData}
          </Box>
          <Box component="p" sx={{ typography: 'body2', color: 'quiet', mb: 2 }}>
            {emptyReason(item, table)}
          </Box>
        </>
      )}
      {!isFigure && !isEmpty(table) && item.type !== 'location_map' && (
        <Box sx={{ minHeight: chartHeight(item, table), mt: 2, mb: 'auto' }}>
          <LazyChart item={item} table={table} onOpen={linked ? openList : null} />
        </Box>
      )}
      {item.type === 'location_map' && !isEmpty(table) && <LocationMap item={item} table={table} />}
      {leftOut !== null && (
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {leftOut}
        </Box>
      )}
      {(item.note !== null || item.as_of !== null) && (
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {item.note !== null && texts.ofItem(item.note)}{' '}
          {item.as_of !== null && texts.asOf(formatUtcMoment(item.as_of))}
        </Box>
      )}
      {!isFigure && !isEmpty(table) && (
        <>
          <Box sx={{ display: 'flex', gap: 5, mt: 2 }}>
            <TextButton
              onClick={() => setIsTableShown(!isTableShown)}
              expanded={isTableShown}
              controls={isTableShown ? `${id}-table` : undefined}
            >
              {isTableShown ? texts.hideTable : texts.showTable}
            </TextButton>
            <TextButton onClick={() => download()}>{texts.download}</TextButton>
          </Box>
          {isTableShown && (
            <div id={`${id}-table`}>
              <PointsTable title={texts.ofItem(item.title)} table={table} hasListLinks={linked} />
            </div>
          )}
        </>
      )}
    </Box>
  );
};

const cardSx = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  p: '18px 20px',
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'sheet',
};

/** A map takes a whole row. */
const wideCardSx = { ...cardSx, '&&': { flexBasis: '100%' } };
