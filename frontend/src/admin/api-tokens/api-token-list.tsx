import { WrapperField } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { personFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';
import { apiTokenColumns } from './api-token-columns';
import { RevokeApiToken } from './revoke-api-token';

const { UserLink } = fieldsOf<Schema<'ApiTokenRow'>>();

export const ApiTokenList = () => (
  <ResourceList sortBy="created_at" linksToRecord={false} filters={[personFilter('user_id', 'User', true)]}>
    <UserLink source="user_id" label="User" sortable={false} />
    {apiTokenColumns}
    <WrapperField label="Actions">
      <RevokeApiToken />
    </WrapperField>
  </ResourceList>
);
