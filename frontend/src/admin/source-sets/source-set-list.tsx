import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { flagFilter } from '../resource/filters';
import { personFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';

const { CommaListField, DateTimeField, TextField, UserLink, YesNo } = fieldsOf<Schema<'SourceSetRow'>>();

const filters = [personFilter('owner_id', 'Owner', true), flagFilter('public', 'Public')];

export const SourceSetList = () => (
  <ResourceList sortBy="created_at" linksToRecord={false} filters={filters}>
    <TextField source="name" />
    <CommaListField source="domains" sortable={false} />
    <UserLink source="owner_id" label="Owner" sortable={false} />
    <YesNo source="public" sortable={false} />
    <DateTimeField source="created_at" label="Created" />
  </ResourceList>
);
