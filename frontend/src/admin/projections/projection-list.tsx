import { Box } from '@mui/material';
import type { FC } from 'react';
import { FunctionField, TextField } from 'react-admin';
import type { ColumnProps } from '../fields/column-props';
import { choiceFilter } from '../resource/filters';
import { ResourceList } from '../resource/resource-list';
import { type Projection, PROJECTION_REFETCH_MS, formatLag, parseReason } from './projection';
import { ProjectionState } from './projection-state';

const filters = [
  choiceFilter('kind', 'Kind', ['read_model', 'reactor']),
  choiceFilter('state', 'State', ['live', 'rebuilding', 'faulted', 'paused']),
];

const ABOUT =
  'What pages show is read from these lists. Each follows the log of events, and can be built again from it; “behind” counts the events that it has yet to take in.';

export const ProjectionList = () => (
  <ResourceList about={ABOUT} sortBy="lag" refetchMs={PROJECTION_REFETCH_MS} perPage={500} filters={filters}>
    <TextField source="id" label="Name" sortable={false} sx={{ fontWeight: 600 }} />
    <FunctionField<Projection>
      label="Kind"
      render={({ kind }) => kind.replace('_', ' ')}
      sx={{ whiteSpace: 'nowrap' }}
    />
    <ProjectionStateAndError label="State" source="state" />
    <FunctionField<Projection> source="lag" label="Behind" textAlign="right" render={formatLag} />
  </ResourceList>
);

const ProjectionStateAndError: FC<ColumnProps> = () => (
  <>
    <ProjectionState />
    <FunctionField<Projection>
      render={({ error, event }) =>
        error !== undefined && (
          <Box sx={{ color: 'quiet', overflowWrap: 'anywhere', minWidth: 160 }}>
            {event === undefined ? error : `${event.type}: ${parseReason(error)}`}
          </Box>
        )
      }
    />
  </>
);
