import { Box } from '@mui/material';
import TablePagination from '@mui/material/TablePagination';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useGetList, useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { errorMessage } from '#shared/api/problem';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { ResultView } from '#shared/ui/states/result-view';
import { toastFailure } from '#shared/ui/toasts/toast';
import { ExportMenu } from '../../resource/export-menu';
import { asOfQuery } from './as-of-query';
import { HistoryFilters } from './history-filters';
import { useHistoryParams } from './history-params';
import type { HistoryRow } from './history-row';
import { HistoryTable } from './history-table';
import { StatePanel } from './state-panel';

const PER_PAGE = 50;
const newestFirst = { field: 'position', order: 'DESC' } as const;
const oldestFirst = { field: 'position', order: 'ASC' } as const;

/** The history of a tracker, and its state after any event. */
export const TrackerHistory = () => {
  const { id = '' } = useParams();
  const params = useHistoryParams();
  const { filter, page, choose } = params;
  const resource = `trackers/${encodeURIComponent(id)}/history`;
  const tracker = useGetOne('trackers', { id });
  const history = useGetList<HistoryRow>(
    resource,
    { pagination: { page, perPage: PER_PAGE }, sort: newestFirst, filter },
    { placeholderData: keepPreviousData },
  );
  const { data: rows, total = 0 } = history;
  const selected = params.at ?? rows?.[0]?.position;
  const past = useQuery(asOfQuery(id, selected));
  const dataProvider = useDataProvider();
  const lastRequest = useRef(0);
  const title = typeof tracker.data?.title === 'string' ? tracker.data.title : 'Tracker';
  usePageTitle(`Administration · History of ${title}`);

  const select = (position: number) => choose('at', String(position));
  const selectRevision = async (revision: number) => {
    const request = ++lastRequest.current;
    // Counted from the oldest, because a run may append events at any time.
    const pagination = { page: revision, perPage: 1 };
    try {
      const { data } = await dataProvider.getList<HistoryRow>(resource, { pagination, sort: oldestFirst, filter: {} });
      const position = data[0]?.position;
      if (position !== undefined && request === lastRequest.current) select(position);
    } catch (error) {
      if (request === lastRequest.current) toastFailure(errorMessage(error, 'The revision could not be loaded.'));
    }
  };

  return (
    <>
      <Box sx={headSx}>
        <Box component="h1" sx={{ typography: 'h2', minWidth: 0 }}>
          <Box component={Link} to={`/trackers/${encodeURIComponent(id)}/show`} sx={titleSx}>
            {title}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <HistoryFilters params={params} />
          <ExportMenu resource="events" query={{ filter: { tracker_id: id }, sort: newestFirst }} />
        </Box>
      </Box>
      <Box sx={columnsSx}>
        <Box sx={{ minWidth: 0 }}>
          <ResultView result={history} contentName="The history" skeleton={skeleton}>
            {(events) => (
              <>
                <HistoryTable rows={events} selected={selected} onChoose={select} />
                {events.length === 0 && <Box sx={{ p: 3, color: 'quiet' }}>No event matches.</Box>}
              </>
            )}
          </ResultView>
          {total > PER_PAGE && (
            <TablePagination
              component="div"
              count={total}
              page={page - 1}
              rowsPerPage={PER_PAGE}
              rowsPerPageOptions={[PER_PAGE]}
              onPageChange={(_event, next) => choose('page', next === 0 ? '' : String(next + 1))}
            />
          )}
        </Box>
        {selected !== undefined && (
          <ResultView result={past} contentName="The state" skeleton={skeleton}>
            {(asOf) => <StatePanel asOf={asOf} onRevision={selectRevision} />}
          </ResultView>
        )}
      </Box>
    </>
  );
};

const skeleton = { lines: [40, 100, 80, 90], height: 24 };

const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  mb: 4,
};
const titleSx = { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } };
const columnsSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  alignItems: 'start',
  '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
};
