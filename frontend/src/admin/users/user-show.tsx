import { FunctionField, NumberField, TextField } from 'react-admin';
import { answersColumns } from '../answers/answers-columns';
import { apiTokenColumns } from '../api-tokens/api-token-columns';
import { decisionColumns } from '../decisions/decision-columns';
import { deliveryColumns } from '../deliveries/delivery-columns';
import { eventColumns } from '../events/event-columns';
import { CommaListField } from '../fields/comma-list-field';
import { Moment } from '../fields/moment';
import { UserLink } from '../fields/user-link';
import { RelatedRows } from '../resource/related-rows';
import { Fact, Facts, AdminSection, ResourceShow } from '../resource/resource-show';
import { sessionColumns } from '../sessions/session-columns';
import { trackerColumns } from '../trackers/tracker-columns';
import { MemberRole } from './member-role';
import { UnmaskUser } from './unmask-user';
import { UserCommands } from './user-commands';
import { UserDiary } from './user-diary';

export const UserShow = () => (
  <ResourceShow titleFrom="email" defaultTitle="Erased user">
    <Facts>
      <Fact name="Status" is={<TextField source="status" />} />
      <Fact name="Name">
        <TextField source="first_name" emptyText="–" /> <TextField source="last_name" emptyText="–" />
      </Fact>
      <Fact name="Roles" is={<CommaListField source="roles" />} />
      <Fact name="Second factor">
        <FunctionField<{ has_second_factor: boolean }>
          render={({ has_second_factor }) => (has_second_factor ? 'on' : 'off')}
        />
      </Fact>
      <Fact name="Member role" is={<MemberRole />} />
      <Fact name="Organisation" is={<TextField source="org_name" emptyText="–" />} />
      <Fact name="Limits">
        <NumberField source="tracker_count" /> of <NumberField source="total_tracker_limit" /> trackers,{' '}
        <NumberField source="day_tracker_count" /> of <NumberField source="day_tracker_limit" /> daily
      </Fact>
      <Fact name="Daily mail">
        <TextField source="email_time" /> UTC, <TextField source="timezone" emptyText="no time zone" />
      </Fact>
      <Fact name="Referral code" is={<TextField source="referral_code" />} />
      <Fact name="Registered" is={<Moment source="registered_at" />} />
      <Fact name="Activated" is={<Moment source="activated_at" />} />
      <Fact name="Id" is={<TextField source="id" />} />
    </Facts>
    <UnmaskUser />
    <UserDiary />
    <UserCommands />
    <AdminSection title="Trackers">
      <RelatedRows reference="trackers" target="owner_id" newestBy="created_at">
        {trackerColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Who acted as this user">
      <RelatedRows reference="impersonations" target="user_id" newestBy="started_at" opens={false}>
        <UserLink source="impersonator_id" label="Who" sortable={false} />
        <TextField source="reason" sortable={false} emptyText="–" />
        <TextField source="status" sortable={false} />
        <Moment source="started_at" label="From" />
        <Moment source="ended_at" label="Until" />
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Decisions about this user, and why">
      <RelatedRows reference="decisions" target="subject_id" newestBy="position" opens={false}>
        {decisionColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Sessions">
      <RelatedRows reference="sessions" target="user_id" newestBy="started_at" opens={false}>
        {sessionColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="API tokens">
      <RelatedRows reference="api-tokens" target="user_id" newestBy="created_at" opens={false}>
        {apiTokenColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Deliveries to this user">
      <RelatedRows reference="deliveries" target="user_id" newestBy="planned_at">
        {deliveryColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Answers to upload questions">
      <RelatedRows reference="answers" target="id" newestBy="changed_at">
        {answersColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Events of their folders">
      <RelatedRows reference="events" target="person_id" newestBy="position" filter={{ category: 'collection' }}>
        {eventColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="All events that involve this user">
      <RelatedRows reference="events" target="person_id" newestBy="position">
        {eventColumns}
      </RelatedRows>
    </AdminSection>
  </ResourceShow>
);
