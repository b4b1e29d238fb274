import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { flagFilter } from '../resource/filters';
import { personFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';

const { DateTimeField, TextField, UserLink, YesNo } = fieldsOf<Schema<'CollectionRow'>>();

const filters = [personFilter('owner_id', 'Owner', true), flagFilter('public', 'Public')];

export const CollectionList = () => (
  <ResourceList sortBy="created_at" linksToRecord={false} filters={filters}>
    <TextField source="name" sortable={false} emptyText="erased" />
    <UserLink source="owner_id" label="Owner" sortable={false} />
    <YesNo source="public" sortable={false} />
    <YesNo source="collect_emails" label="Combines emails" sortable={false} />
    <DateTimeField source="created_at" label="Created" />
    <DateTimeField source="deleted_at" label="Deleted" />
  </ResourceList>
);
