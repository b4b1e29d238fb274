import type { FC } from 'react';
import { useRecordContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import type { ColumnProps } from '../fields/column-props';
import { fieldsOf } from '../fields/fields-of';
import { StateWithError } from '../fields/state-with-error';
import { choiceFilter } from '../resource/filters';
import { ResourceList } from '../resource/resource-list';
import { type Projection, PROJECTION_REFETCH_MS, formatLag, parseReason } from './projection';
import { ProjectionState } from './projection-state';

const { FunctionField, TextField } = fieldsOf<Schema<'ProjectionRow'>>();

const filters = [
  choiceFilter('kind', 'Kind', ['read_model', 'reactor']),
  choiceFilter('state', 'State', ['live', 'rebuilding', 'faulted', 'paused']),
];

const ABOUT =
  'What pages show is read from these lists. Each follows the log of events, and can be built again from it; “behind” counts the events that it has yet to take in.';

export const ProjectionList = () => (
  <ResourceList about={ABOUT} sortBy="lag" refetchMs={PROJECTION_REFETCH_MS} perPage={500} filters={filters}>
    <TextField source="id" label="Name" sortable={false} sx={{ fontWeight: 600 }} />
    <FunctionField label="Kind" render={({ kind }) => kind.replace('_', ' ')} sx={{ whiteSpace: 'nowrap' }} />
    <ProjectionStateAndError label="State" source="state" />
    <FunctionField source="lag" label="Behind" textAlign="right" render={formatLag} />
  </ResourceList>
);

const ProjectionStateAndError: FC<ColumnProps<keyof Projection>> = () => {
  const { error, event } = useRecordContext<Projection>() ?? {};
  const reason = error !== undefined && event !== undefined ? `${event.type}: ${parseReason(error)}` : error;
  return <StateWithError state={<ProjectionState />} error={reason} />;
};
