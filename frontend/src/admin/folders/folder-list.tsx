import { TextField } from 'react-admin';
import { Moment } from '../fields/moment';
import { UserLink } from '../fields/user-link';
import { YesNo } from '../fields/yes-no';
import { flagFilter } from '../resource/filters';
import { personFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';

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
