import { TextField } from 'react-admin';
import { YesNo } from '../fields/yes-no';
import { flagFilter } from '../fields/filters';
import { personFilter } from '../fields/reference-filters';
import { UserLink } from '../fields/links';
import { Moment } from '../fields/moment';
import { ResourceList } from '../fields/resource-list';
import { CommaListField } from '../fields/comma-list-field';

const filters = [personFilter('owner_id', 'Owner', true), flagFilter('public', 'Public')];

export const FolderList = () => (
  <ResourceList newestBy="created_at" opens={false} filters={filters}>
    <TextField source="name" sortable={false} emptyText="erased" />
    <UserLink source="owner_id" label="Owner" sortable={false} />
    <YesNo source="public" sortable={false} />
    <YesNo source="collect_emails" label="Combines emails" sortable={false} />
    <Moment source="created_at" label="Created" />
    <Moment source="deleted_at" label="Deleted" />
  </ResourceList>
);

export const SourceSetList = () => (
  <ResourceList newestBy="created_at" opens={false} filters={filters}>
    <TextField source="name" />
    <CommaListField source="domains" sortable={false} />
    <UserLink source="owner_id" label="Owner" sortable={false} />
    <YesNo source="public" sortable={false} />
    <Moment source="created_at" label="Created" />
  </ResourceList>
);
