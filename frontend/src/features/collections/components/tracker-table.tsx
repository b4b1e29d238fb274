import { Box, Button, ButtonBase } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { pageParam, useUrlParam } from '#shared/hooks/use-url-param';
import { formTexts } from '#shared/texts/forms';
import { widths } from '#shared/theme/tokens';
import { focusableDisabled } from '#shared/ui/focusable-disabled';
import { ChevronIcon } from '#shared/ui/icons';
import { openTrackerDialog } from '#features/tracker-creation/published/tracker-dialog-request';
import { trackerPath } from '#features/trackers/published/tracker-path';
import {
  savePagination,
  paginate,
  rowsPerPageOptions,
  storedPagination,
  type Pagination,
  type SortBy,
} from '../list-view-settings';
import { folderPath } from '../published/folder-path';
import { listTexts } from '../texts/list';
import { ItemMenu } from './item-menu';
import { FolderRow, TrackerRow } from './item-row';
import type { ItemsProps } from './tracker-grid';

/** A folder's items as a table, sorted and paged in the browser: the server sends all of them. */
export const TrackerTable = ({ items, folderId, onCreateFolder, onMove, onEdit, onDelete }: ItemsProps) => {
  const [pagination, setPagination] = useState(storedPagination);
  // In the URL, so that users who return to the list are where they left it.
  const [chosenPage, setPage] = useUrlParam('page', pageParam);
  const { rows, page, pages } = paginate(items, pagination, chosenPage);
  const change = (next: Partial<Pagination>) => {
    const changed = { ...pagination, ...next };
    savePagination(changed);
    setPagination(changed);
    setPage(1);
  };
  const heading = (sortBy: SortBy, label: string) => (
    <SortHeading
      label={label}
      sorted={pagination.sortBy === sortBy ? (pagination.descending ? 'descending' : 'ascending') : undefined}
      onSort={() =>
        change(
          pagination.sortBy === sortBy
            ? { descending: !pagination.descending }
            : { sortBy, descending: sortBy === 'updated_at' },
        )
      }
    />
  );
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, mb: 4 }}>
        <Button
          variant="contained"
          size="small"
          onClick={() => openTrackerDialog({ intention: 'create', parentId: folderId })}
        >
          {listTexts().createTrackerShort}
        </Button>
        <Button variant="outlined" size="small" onClick={onCreateFolder}>
          {listTexts().createFolderShort}
        </Button>
      </Box>
      <Box component="table" sx={tableSx}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ width: 90, display: { xs: 'none', sm: 'table-cell' } }}>
              {listTexts().type}
            </Box>
            {heading('name', formTexts().name)}
            {heading('updated_at', listTexts().lastUpdated)}
            <Box component="th" scope="col" sx={{ width: { xs: 40, sm: 70 }, textAlign: 'right !important' }}>
              <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
                {listTexts().actions}
              </Box>
            </Box>
          </tr>
        </thead>
        <tbody>
          {rows.map((item) => {
            const to = item.type === 'tracker' ? trackerPath(item.id) : folderPath([item.id]);
            const actions = { onMove: () => onMove(item), onDelete: () => onDelete(item) };
            return item.type === 'tracker' ? (
              <TrackerRow key={item.id} item={item} to={to} menu={<ItemMenu item={item} to={to} {...actions} />} />
            ) : (
              <FolderRow
                key={item.id}
                item={item}
                to={to}
                menu={<ItemMenu item={item} to={to} {...actions} onEdit={() => onEdit(item)} />}
              />
            );
          })}
        </tbody>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 3,
          mt: 4,
          typography: 'body2',
          color: 'quiet',
        }}
      >
        <Box component="label" sx={{ position: 'relative' }}>
          {listTexts().rowsPerPage}{' '}
          <Box
            component="select"
            value={pagination.rowsPerPage}
            onChange={({ target }) => change({ rowsPerPage: Number(target.value) })}
            sx={{
              font: 'inherit',
              color: 'ink',
              bgcolor: 'sheet',
              border: '1px solid',
              borderColor: 'edge',
              borderRadius: 1,
              minHeight: 28,
              // Like other selects, whose arrow is a separate icon.
              appearance: 'none',
              pl: 2,
              pr: '26px',
            }}
          >
            {rowsPerPageOptions.map((option) => (
              <option key={option} value={option}>
                {option === 0 ? listTexts().all : option}
              </option>
            ))}
          </Box>
          <ChevronIcon aria-hidden sx={{ position: 'absolute', right: 8, top: 8, pointerEvents: 'none' }} />
        </Box>
        {pages > 1 && (
          <Box component="nav" aria-label={listTexts().pages} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <PageButton disabled={page === 1} onGo={() => setPage(page - 1)}>
              {listTexts().previous}
            </PageButton>
            <span>{listTexts().pageOf(page, pages)}</span>
            <PageButton disabled={page === pages} onGo={() => setPage(page + 1)}>
              {listTexts().next}
            </PageButton>
          </Box>
        )}
      </Box>
    </>
  );
};

interface PageButtonProps {
  disabled: boolean;
  onGo: () => void;
  children: string;
}

/** Opens the previous or the next page; disabled if there is none, it keeps the focus. */
const PageButton = ({ disabled, onGo, children }: PageButtonProps) => (
  <Button
    size="small"
    variant="outlined"
    {...focusableDisabled(disabled, onGo)}
    sx={{ '&[aria-disabled="true"]': { cursor: 'default' } }}
  >
    {children}
  </Button>
);

interface SortHeadingProps {
  label: string;
  sorted: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

const SortHeading = ({ label, sorted, onSort }: SortHeadingProps) => (
  <th scope="col" aria-sort={sorted ?? 'none'}>
    <ButtonBase onClick={onSort} sx={{ font: 'inherit', color: sorted ? 'ink' : 'inherit', minHeight: 24, gap: '4px' }}>
      {label}
      <ChevronIcon
        aria-hidden
        sx={{
          visibility: sorted ? 'visible' : 'hidden',
          transform: sorted === 'ascending' ? 'rotate(180deg)' : 'none',
        }}
      />
    </ButtonBase>
  </th>
);

const tableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    position: 'sticky',
    top: { xs: widths.topBar, sm: 0 },
    whiteSpace: 'nowrap',
    bgcolor: 'paper',
    typography: 'label',
    color: 'quiet',
    textAlign: 'left',
    p: '8px 12px 8px 0',
    borderBottom: 'hairline',
  },
  '& td': { p: '9px 12px 9px 0', borderBottom: 'hairline' },
  '& tbody tr:hover': { bgcolor: 'wash' },
};
