import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  DatagridConfigurable,
  FilterButton,
  List,
  Pagination,
  SelectColumnsButton,
  TopToolbar,
  useResourceContext,
} from 'react-admin';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { resourceLabel } from '../resource-labels';
import { ListExport } from './export-menu';
import { NoRows } from './no-rows';

interface ResourceListProps {
  /** Explanation of the list, below its title. */
  about?: string;
  /** Field of the initial order, which is descending. */
  sortBy: string;
  filters: ReactElement[];
  /** Whether clicking a row opens its page; default yes. */
  linksToRecord?: boolean;
  /** Milliseconds between refetches of what changes without events. */
  refetchMs?: number;
  /** Rows of a page at first; default 25. */
  perPage?: 25 | 500;
  /** Buttons before those of the list. */
  actions?: ReactNode;
  /** Default: 'None.' */
  emptyText?: string;
  children: ReactNode;
}

/** The rows of a resource: filters in the address, pages, and a table. */
export const ResourceList = ({
  about,
  sortBy,
  filters,
  linksToRecord = true,
  refetchMs,
  perPage = 25,
  actions,
  emptyText = 'None.',
  children,
}: ResourceListProps) => {
  const title = resourceLabel(useResourceContext());
  usePageTitle(`Administration · ${title}`);
  return (
    <>
      <Box component="h1" sx={{ typography: 'h2' }}>
        {title}
      </Box>
      {about !== undefined && (
        <Box component="p" sx={{ color: 'quiet', maxWidth: '72ch', mt: 1 }}>
          {about}
        </Box>
      )}
      <List
        title={false}
        filters={filters}
        sort={{ field: sortBy, order: 'DESC' }}
        perPage={perPage}
        pagination={<Pagination rowsPerPageOptions={[25, 50, 100, 500]} />}
        actions={
          <TopToolbar sx={{ alignItems: 'center' }}>
            {actions}
            {filters.length > 0 && <FilterButton />}
            <SelectColumnsButton />
            <ListExport />
          </TopToolbar>
        }
        exporter={false}
        empty={false}
        queryOptions={refetchMs === undefined ? {} : { refetchInterval: refetchMs }}
        sx={listSx}
      >
        <DatagridConfigurable
          rowClick={linksToRecord ? 'show' : false}
          bulkActionButtons={false}
          empty={<NoRows>{emptyText}</NoRows>}
        >
          {children}
        </DatagridConfigurable>
      </List>
    </>
  );
};

const listSx = {
  // A wide table scrolls within its frame.
  '& .RaList-main': { minWidth: 0 },
  // The filters are on the page, the table on a sheet.
  '& .RaList-actions': { bgcolor: 'transparent', mb: 2, mt: 2, minHeight: 0 },
  '& .MuiToolbar-root': { bgcolor: 'transparent', px: 0 },
};
