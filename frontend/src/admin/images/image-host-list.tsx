import { WrapperField, useRecordContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { CommandButton } from '../commands/command-button';
import { KEPT_FOR_GOOD } from '../commands/reason-hints';
import { fieldsOf } from '../fields/fields-of';
import { timeRangeFilters } from '../resource/filters';
import { ResourceList } from '../resource/resource-list';
import { TakeDownImages } from './take-down-images';

const { DateTimeField, TextField } = fieldsOf<Schema<'ImageHostRow'>>();

/** Hosts whose images were taken down. */
export const ImageHostList = () => (
  <ResourceList
    sortBy="taken_down_at"
    linksToRecord={false}
    filters={timeRangeFilters('taken_down_at', 'Taken down')}
    actions={<TakeDownImages />}
    emptyText="The images of every host may be shown."
  >
    <TextField source="id" label="Host" sortable={false} />
    <TextField source="reason" sortable={false} />
    <DateTimeField source="taken_down_at" label="Taken down" />
    <WrapperField label="Actions">
      <ReadmitHostButton />
    </WrapperField>
  </ResourceList>
);

const ReadmitHostButton = () => {
  const host = useRecordContext<Schema<'ImageHostRow'>>();
  if (host === undefined) return null;
  return (
    <CommandButton
      label="Readmit"
      size="small"
      title="Readmit this host?"
      send={(reason) =>
        api.POST('/api/admin/image-hosts/{id}/readmit', { params: { path: { id: host.id } }, body: { reason } })
      }
      success="Its images are accepted again."
      hint={KEPT_FOR_GOOD}
    >
      <p>Images from {host.id} are accepted again: those found before, and new ones.</p>
    </CommandButton>
  );
};
