import { TextField } from 'react-admin';
import { YesNo } from '../fields/yes-no';
import { byFlag } from '../fields/filters';
import { byPerson } from '../fields/choosers';
import { UserLink } from '../fields/links';
import { Moment } from '../fields/moment';
import { ResourceList } from '../fields/resource-list';
import { WordsField } from '../fields/words-field';

const filters = [byPerson('owner_id', 'Owner', true), byFlag('public', 'Public')];

export const CollectionList = () => (
  <ResourceList title="Folders" newestBy="created_at" opens={false} filters={filters}>
    <TextField source="name" sortable={false} emptyText="erased" />
    <UserLink source="owner_id" label="Owner" sortable={false} />
    <YesNo source="public" sortable={false} />
    <YesNo source="collect_emails" label="Combines emails" sortable={false} />
    <Moment source="created_at" label="Created" />
    <Moment source="deleted_at" label="Deleted" />
  </ResourceList>
);

export const SourceSetList = () => (
  <ResourceList title="Source Sets" newestBy="created_at" opens={false} filters={filters}>
    <TextField source="name" />
    <WordsField source="domains" sortable={false} />
    <UserLink source="owner_id" label="Owner" sortable={false} />
    <YesNo source="public" sortable={false} />
    <Moment source="created_at" label="Created" />
  </ResourceList>
);
