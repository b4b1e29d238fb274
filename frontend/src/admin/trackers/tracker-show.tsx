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
      <Fact name="Description" is={<TextField source="description" />} />
      <Fact name="Owner" is={<UserLink source="owner_id" />} />
      <Fact name="Frequency" is={<FunctionField render={({ frequency }) => frequencyName(String(frequency))} />} />
      <Fact name="Search model, where its key is set" is={<TextField source="model" />} />
      <Fact name="Who selects the findings">
        <FunctionField
          render={({ editor }) => creationTexts().editors[editor as keyof ReturnType<typeof creationTexts>['editors']]}
        />
      </Fact>
      <Fact name="Domains" is={<CommaListField source="domains" />} />
      <Fact name="Documents" is={<CommaListField source="documents" />} />
      <Fact name="Tags" is={<CommaListField source="tags" />} />
      <Fact name="Public" is={<YesNo source="public" />} />
      <Fact name="Paused" is={<YesNo source="paused" />} />
      <Fact name="Email updates" is={<YesNo source="email_updates" />} />
      <Fact name="Cost" is={<TrackerCost />} />
      <Fact name="Created" is={<Moment source="created_at" />} />
      <Fact name="Id" is={<TextField source="id" />} />
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
