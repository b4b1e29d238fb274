import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Datagrid, Pagination, ReferenceManyField } from 'react-admin';
import { tableFrame } from '../shell/admin-theme';
import { NoRows } from './no-rows';

interface RelatedRowsProps {
  reference: string;
  /** The field of this record to which the other resource refers, if not its id. */
  source?: string;
  /** The field of the other resource that refers to this record. */
  target: string;
  sortBy: string;
  /** Filter on the rows; default all. */
  filter?: object;
  linksToRecord?: boolean;
  children: ReactNode;
}

/** The rows of another resource that belong to this record, newest first. */
export const RelatedRows = ({
  reference,
  source = 'id',
  target,
  sortBy,
  filter,
  linksToRecord = true,
  children,
}: RelatedRowsProps) => (
  <ReferenceManyField
    reference={reference}
    source={source}
    target={target}
    sort={{ field: sortBy, order: 'DESC' }}
    filter={filter}
    perPage={10}
    pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} />}
  >
    <Box sx={{ ...tableFrame, borderRadius: 1 }}>
      <Datagrid
        rowClick={linksToRecord ? 'show' : false}
        bulkActionButtons={false}
        empty={<NoRows canFilter={false}>None.</NoRows>}
      >
        {children}
      </Datagrid>
    </Box>
  </ReferenceManyField>
);
