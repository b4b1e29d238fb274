import { FunctionField, TextField } from 'react-admin';
import { Link } from 'react-router-dom';
import { creationTexts } from '#features/tracker-creation/published/texts/creation';
import { eventColumns } from '../events/event-columns';
import { CommaListField } from '../fields/comma-list-field';
import { Moment } from '../fields/moment';
import { UserLink } from '../fields/user-link';
import { YesNo } from '../fields/yes-no';
import { RelatedRows } from '../resource/related-rows';
import { Fact, Facts, AdminSection, ResourceShow } from '../resource/resource-show';
import { runColumns } from '../runs/run-columns';
import { frequencyName } from './frequency-name';
import { TrackerCost } from './tracker-cost';

export const TrackerShow = () => (
  <ResourceShow titleFrom="title" defaultTitle="Tracker">
    <Facts>
      <Fact name="Description">
        <TextField source="description" />
      </Fact>
      <Fact name="Owner">
        <UserLink source="owner_id" />
      </Fact>
      <Fact name="Frequency">
        <FunctionField render={({ frequency }) => frequencyName(String(frequency))} />
      </Fact>
      <Fact name="Search model, where its key is set">
        <TextField source="model" />
      </Fact>
      <Fact name="Who selects the findings">
        <FunctionField
          render={({ editor }) => creationTexts().editors[editor as keyof ReturnType<typeof creationTexts>['editors']]}
        />
      </Fact>
      <Fact name="Domains">
        <CommaListField source="domains" />
      </Fact>
      <Fact name="Documents">
        <CommaListField source="documents" />
      </Fact>
      <Fact name="Tags">
        <CommaListField source="tags" />
      </Fact>
      <Fact name="Public">
        <YesNo source="public" />
      </Fact>
      <Fact name="Paused">
        <YesNo source="paused" />
      </Fact>
      <Fact name="Email updates">
        <YesNo source="email_updates" />
      </Fact>
      <Fact name="Cost">
        <TrackerCost />
      </Fact>
      <Fact name="Created">
        <Moment source="created_at" />
      </Fact>
      <Fact name="Id">
        <TextField source="id" />
      </Fact>
    </Facts>
    <FunctionField
      render={({ id }) => <Link to={`/trackers/${encodeURIComponent(id)}/history`}>History, and what it was like</Link>}
    />
    <AdminSection title="Runs">
      <RelatedRows reference="runs" target="tracker_id" newestBy="requested_at">
        {runColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Events">
      <RelatedRows reference="events" target="tracker_id" newestBy="position">
        {eventColumns}
      </RelatedRows>
    </AdminSection>
  </ResourceShow>
);
