import { FunctionField, TextField } from 'react-admin';
import { eventColumns } from '../events/event-columns';
import { Moment } from '../fields/moment';
import { Fact, Facts, Part, ResourceShow } from '../fields/resource-show';
import { RowsOf } from '../fields/rows-of';
import { Words } from '../fields/words';
import { trackerColumns } from '../trackers/tracker-columns';
import { UnmaskUser } from './unmask-user';
import { UserCommands } from './user-commands';

export const UserShow = () => (
  <ResourceShow titleFrom="email" otherwise="Erased user">
    <Facts>
      <Fact name="Status">
        <TextField source="status" />
      </Fact>
      <Fact name="Name">
        <TextField source="first_name" emptyText="–" /> <TextField source="last_name" emptyText="–" />
      </Fact>
      <Fact name="Roles">
        <Words source="roles" />
      </Fact>
      <Fact name="Second factor">
        <FunctionField<{ has_second_factor: boolean }>
          render={({ has_second_factor }) => (has_second_factor ? 'on' : 'off')}
        />
      </Fact>
      <Fact name="Plan">
        <TextField source="member_type" />
      </Fact>
      <Fact name="Daily mail">
        <TextField source="email_time" /> UTC, <TextField source="timezone" emptyText="no time zone" />
      </Fact>
      <Fact name="Referral code">
        <TextField source="referral_code" />
      </Fact>
      <Fact name="Registered">
        <Moment source="registered_at" />
      </Fact>
      <Fact name="Activated">
        <Moment source="activated_at" />
      </Fact>
      <Fact name="Id">
        <TextField source="id" />
      </Fact>
    </Facts>
    <UnmaskUser />
    <UserCommands />
    <Part title="Trackers">
      <RowsOf reference="trackers" target="owner_id" newestBy="created_at">
        {trackerColumns}
      </RowsOf>
    </Part>
    <Part title="Who acted as this user">
      <RowsOf reference="impersonations" target="user_id" newestBy="started_at">
        <TextField source="impersonator_id" label="Who" sortable={false} />
        <TextField source="status" sortable={false} />
        <Moment source="started_at" label="From" />
        <Moment source="ended_at" label="Until" />
      </RowsOf>
    </Part>
    <Part title="Everything that involves them">
      <RowsOf reference="events" target="person_id" newestBy="position">
        {eventColumns}
      </RowsOf>
    </Part>
  </ResourceShow>
);
