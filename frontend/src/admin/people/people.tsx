import { NumberField, TextField, WrapperField } from 'react-admin';
import { choiceFilter, textFilter, timeRangeFilters } from '../fields/filters';
import { personFilter, trackerFilter } from '../fields/reference-filters';
import { TrackerLink, UserLink } from '../fields/links';
import { Moment } from '../fields/moment';
import { ResourceList } from '../fields/resource-list';
import { CommaListField } from '../fields/comma-list-field';
import { EndImpersonation, RevokeApiToken } from './access-commands';
import { ImpersonatedEvents } from './impersonated-events';

const ofUser = personFilter('user_id', 'User', true);

export const ImpersonationList = () => (
  <ResourceList
    newestBy="started_at"
    opens={false}
    filters={[ofUser, personFilter('impersonator_id', 'Who'), choiceFilter('status', 'Status', ['open', 'ended'])]}
  >
    <UserLink source="impersonator_id" label="Who" sortable={false} />
    <UserLink source="user_id" label="Acted as" sortable={false} />
    <TextField source="reason" sortable={false} emptyText="–" />
    <TextField source="status" sortable={false} />
    <Moment source="started_at" label="From" />
    <Moment source="ended_at" label="Until" />
    <WrapperField label="Events">
      <ImpersonatedEvents />
    </WrapperField>
    <WrapperField label="Actions">
      <EndImpersonation />
    </WrapperField>
  </ResourceList>
);

/** The columns of every table of sessions. */
export const sessionColumns = [
  <TextField key="status" source="status" sortable={false} />,
  <Moment key="started_at" source="started_at" label="Started" />,
  <Moment key="refreshed_at" source="refreshed_at" label="Last used" />,
  <Moment key="expires_at" source="expires_at" label="Expires" />,
  <TextField key="end_reason" source="end_reason" label="Ended by" sortable={false} emptyText="–" />,
];

/** The columns of every table of API tokens. */
export const apiTokenColumns = [
  <CommaListField key="scopes" source="scopes" sortable={false} />,
  <Moment key="created_at" source="created_at" label="Created" />,
  <Moment key="last_used_at" source="last_used_at" label="Last used" />,
  <Moment key="expires_at" source="expires_at" label="Expires" />,
];

export const SessionList = () => (
  <ResourceList
    newestBy="started_at"
    opens={false}
    filters={[
      ofUser,
      choiceFilter('status', 'Status', ['live', 'ended']),
      ...timeRangeFilters('started_at', 'Started'),
    ]}
  >
    <UserLink source="user_id" label="User" sortable={false} />
    {sessionColumns}
  </ResourceList>
);

export const ApiTokenList = () => (
  <ResourceList newestBy="created_at" opens={false} filters={[ofUser]}>
    <UserLink source="user_id" label="User" sortable={false} />
    {apiTokenColumns}
    <WrapperField label="Actions">
      <RevokeApiToken />
    </WrapperField>
  </ResourceList>
);

export const FollowList = () => (
  <ResourceList newestBy="since" opens={false} filters={[ofUser, trackerFilter('tracker_id')]}>
    <UserLink source="user_id" label="User" sortable={false} />
    <TrackerLink source="tracker_id" label="Tracker" sortable={false} />
    <Moment source="since" />
  </ResourceList>
);

export const SubscriptionList = () => (
  <ResourceList
    newestBy="changed_at"
    opens={false}
    filters={[
      personFilter('id', 'User', true),
      textFilter('plan', 'Plan'),
      choiceFilter('status', 'Status', ['active', 'unpaid', 'ended']),
      textFilter('customer_id', 'Customer at Stripe (id)'),
      ...timeRangeFilters('changed_at', 'Changed'),
    ]}
  >
    <UserLink source="user_id" label="User" sortable={false} />
    <TextField source="plan" sortable={false} />
    <TextField source="status" sortable={false} />
    <TextField source="payer" label="Paid by" sortable={false} />
    <TextField source="customer_id" label="Customer" sortable={false} emptyText="–" />
    <Moment source="activated_at" label="Paid since" />
    <Moment source="changed_at" label="Changed" />
    <TextField source="end_reason" label="Ended by" sortable={false} emptyText="–" />
  </ResourceList>
);

export const ReferralList = () => (
  <ResourceList
    newestBy="changed_at"
    opens={false}
    filters={[personFilter('id', 'User', true), ...timeRangeFilters('changed_at', 'Changed')]}
  >
    <UserLink source="user_id" label="User" sortable={false} />
    <NumberField source="invited" sortable={false} />
    <NumberField source="redeemed" label="Registered" />
    <Moment source="changed_at" label="Changed" />
  </ResourceList>
);
