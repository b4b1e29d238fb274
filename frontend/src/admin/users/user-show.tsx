import type { Schema } from '#shared/api/api-schema';
import { answersColumns } from '../answers/answers-columns';
import { apiTokenColumns } from '../api-tokens/api-token-columns';
import { decisionColumns } from '../decisions/decision-columns';
import { deliveryColumns } from '../deliveries/delivery-columns';
import { eventColumns } from '../events/event-columns';
import { fieldsOf } from '../fields/fields-of';
import { RelatedRows } from '../resource/related-rows';
import { Fact, Facts, AdminSection, ResourceShow } from '../resource/resource-show';
import { sessionColumns } from '../sessions/session-columns';
import { trackerColumns } from '../trackers/tracker-columns';
import { MemberRole } from './member-role';
import { UnmaskUser } from './unmask-user';
import { UserCommands } from './user-commands';
import { UserDiary } from './user-diary';

const { CommaListField, DateTimeField, FunctionField, NumberField, TextField } = fieldsOf<Schema<'UserRow'>>();
const Impersonation = fieldsOf<Schema<'ImpersonationRow'>>();

export const UserShow = () => (
  <ResourceShow titleFrom="email" defaultTitle="Erased user">
    <Facts>
      <Fact label="Status" value={<TextField source="status" />} />
      <Fact label="Name">
        <TextField source="first_name" emptyText="–" /> <TextField source="last_name" emptyText="–" />
      </Fact>
      <Fact label="Roles" value={<CommaListField source="roles" />} />
      <Fact label="Second factor">
        <FunctionField render={({ has_second_factor }) => (has_second_factor ? 'on' : 'off')} />
      </Fact>
      <Fact label="Member role" value={<MemberRole />} />
      <Fact label="Organisation" value={<TextField source="org_name" emptyText="–" />} />
      <Fact label="Limits">
        <NumberField source="tracker_count" /> of <NumberField source="total_tracker_limit" /> trackers,{' '}
        <NumberField source="day_tracker_count" /> of <NumberField source="day_tracker_limit" /> daily. The server’s
        settings set them: PLAN_FREE_TRACKERS and PLAN_FREE_DAILY without a plan, PLANS with one.
      </Fact>
      <Fact label="Daily mail">
        <TextField source="email_time" /> UTC, <TextField source="timezone" emptyText="no time zone" />
      </Fact>
      <Fact label="Referral code" value={<TextField source="referral_code" />} />
      <Fact label="Registered" value={<DateTimeField source="registered_at" />} />
      <Fact label="Activated" value={<DateTimeField source="activated_at" />} />
      <Fact label="Id" value={<TextField source="id" />} />
    </Facts>
    <UnmaskUser />
    <UserDiary />
    <UserCommands />
    <AdminSection title="Trackers">
      <RelatedRows reference="trackers" target="owner_id" sortBy="created_at">
        {trackerColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Who acted as this user">
      <RelatedRows reference="impersonations" target="user_id" sortBy="started_at" linksToRecord={false}>
        <Impersonation.UserLink source="impersonator_id" label="Who" sortable={false} />
        <Impersonation.TextField source="reason" sortable={false} emptyText="–" />
        <Impersonation.TextField source="status" sortable={false} />
        <Impersonation.DateTimeField source="started_at" label="From" />
        <Impersonation.DateTimeField source="ended_at" label="Until" />
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Decisions about this user, and why">
      <RelatedRows reference="decisions" target="subject_id" sortBy="position" linksToRecord={false}>
        {decisionColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Sessions">
      <RelatedRows reference="sessions" target="user_id" sortBy="started_at" linksToRecord={false}>
        {sessionColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="API tokens">
      <RelatedRows reference="api-tokens" target="user_id" sortBy="created_at" linksToRecord={false}>
        {apiTokenColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Deliveries to this user">
      <RelatedRows reference="deliveries" target="user_id" sortBy="planned_at">
        {deliveryColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Answers to upload questions">
      <RelatedRows reference="answers" target="id" sortBy="changed_at">
        {answersColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Events of their folders">
      <RelatedRows reference="events" target="person_id" sortBy="position" filter={{ category: 'collection' }}>
        {eventColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="All events that involve this user">
      <RelatedRows reference="events" target="person_id" sortBy="position">
        {eventColumns}
      </RelatedRows>
    </AdminSection>
  </ResourceShow>
);
