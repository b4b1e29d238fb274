import { FunctionField, NumberField, TextField } from 'react-admin';
import { byChoice } from '../fields/filters';
import { ResourceList } from '../fields/resource-list';
import { type Projection, REFETCH_MS } from './projection';
import { ProjectionState } from './projection-state';

const filters = [
  byChoice('kind', 'Kind', ['read_model', 'reactor']),
  byChoice('state', 'State', ['live', 'rebuilding', 'faulted', 'paused']),
];

export const ProjectionList = () => (
  <ResourceList title="Read models" newestBy="lag" refetchMs={REFETCH_MS} perPage={100} filters={filters}>
    <TextField source="id" label="Name" sortable={false} sx={{ fontWeight: 600 }} />
    <FunctionField<Projection> label="Kind" render={({ kind }) => kind.replace('_', ' ')} />
    <ProjectionState source="state" />
    <NumberField source="position" />
    <NumberField source="lag" label="Events behind" />
    <TextField source="error" sortable={false} emptyText="–" />
  </ResourceList>
);
