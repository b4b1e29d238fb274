import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { hasCode, errorMessage, isInvalid } from '#shared/api/problem';
import { longDate } from '#shared/time/format-time';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { EmptyState } from '#shared/ui/states/empty-state';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { AdminOnly } from '#features/accounts/published/admin-only';
import { type BoardName, type Dashboard, type DashboardItem, dashboardQuery } from '../api/dashboard';
import { isEmpty, toTable } from '../item-table';
import { boardTexts } from '../texts/board';
import { useRange } from '../use-range';
import { ItemCard } from './item-card';
import { RangePicker } from './range-picker';
import { StoolLogs } from './stool-logs';

const isFigure = ({ type }: DashboardItem): boolean => type === 'metric' || type === 'percentage';

/** Distributions are lower than other charts: side by side, neither leaves its frame half empty. */
const inRows = (charts: readonly DashboardItem[]): readonly DashboardItem[] => [
  ...charts.filter(({ type }) => type !== 'distribution'),
  ...charts.filter(({ type }) => type === 'distribution'),
];

const formatDays = ({ from, to }: Pick<Dashboard, 'from' | 'to'>): string =>
  from === to ? longDate(from) : boardTexts().days(longDate(from), longDate(to));

/** The items of a dashboard: figures first, then charts, and items without data last, in small type. */
export const Board = ({ board }: { board: BoardName }) => {
  const [range, changeRange] = useRange();
  const { data, error, refetch, isPlaceholderData } = useQuery(dashboardQuery(board, range));
  if (hasCode(error, 'ADMIN_ONLY')) return <AdminOnly />;
  const charts = data?.items.filter((item) => !isFigure(item)) ?? [];
  const hasNothing = (item: DashboardItem): boolean => data !== undefined && isEmpty(toTable(item, data));
  return (
    <>
      <RangePicker range={range} onChange={changeRange} days={data} />
      {error !== null && data === undefined && <DashboardNotLoaded error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonLines lines={[100, 100, 100]} height={260} />}
      {data !== undefined && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <Box component="p" role="status" sx={{ color: 'quiet', mb: 5 }}>
            {boardTexts().compared(formatDays(data), formatDays(data.before))}
          </Box>
          <Box sx={figuresSx}>
            {data.items.filter(isFigure).map((item) => (
              <ItemCard key={item.id} item={item} days={data} />
            ))}
          </Box>
          <Box sx={chartsSx}>
            {inRows(charts)
              .filter((item) => !hasNothing(item))
              .map((item) => (
                <ItemCard key={item.id} item={item} days={data} />
              ))}
          </Box>
          <Box sx={figuresSx}>
            {charts.filter(hasNothing).map((item) => (
              <ItemCard key={item.id} item={item} days={data} />
            ))}
          </Box>
          {board === 'app' && <StoolLogs range={range} />}
        </Box>
      )}
    </>
  );
};

const DashboardNotLoaded = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  isInvalid(error) ? (
    <EmptyState title={errorMessage(error, boardTexts().notShown)} live />
  ) : (
    <DataNotLoaded contentName={boardTexts().theDashboard} onRetry={onRetry} />
  );

/** Cards of at least `width` pixels; the cards of the last row share its width. */
const gridRowsSx = (width: number) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  mb: 4,
  '& > *': { flex: `1 1 min(${width}px, 100%)` },
  '&:empty': { display: 'none' },
});

const figuresSx = gridRowsSx(220);

const chartsSx = gridRowsSx(420);
