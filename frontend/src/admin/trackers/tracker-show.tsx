import { Link } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { creationTexts } from '#features/tracker-creation/published/texts/creation';
import { eventColumns } from '../events/event-columns';
import { fieldsOf } from '../fields/fields-of';
import { RelatedRows } from '../resource/related-rows';
import { Fact, Facts, AdminSection, ResourceShow } from '../resource/resource-show';
import { runColumns } from '../runs/run-columns';
import { frequencyName } from './frequency-name';
import { TrackerCost } from './tracker-cost';

const { CommaListField, DateTimeField, FunctionField, TextField, UserLink, YesNo } = fieldsOf<Schema<'TrackerRow'>>();

export const TrackerShow = () => (
  <ResourceShow titleFrom="title" defaultTitle="Tracker">
    <Facts>
      <Fact label="Description" value={<TextField source="description" />} />
      <Fact label="Owner" value={<UserLink source="owner_id" />} />
      <Fact label="Frequency" value={<FunctionField render={({ frequency }) => frequencyName(String(frequency))} />} />
      <Fact label="Search model, where its key is set" value={<TextField source="model" />} />
      <Fact label="Who selects the findings">
        <FunctionField
          render={({ editor }) => creationTexts().editors[editor as keyof ReturnType<typeof creationTexts>['editors']]}
        />
      </Fact>
      <Fact label="Domains" value={<CommaListField source="domains" />} />
      <Fact label="Documents" value={<CommaListField source="documents" />} />
      <Fact label="Tags" value={<CommaListField source="tags" />} />
      <Fact label="Public" value={<YesNo source="public" />} />
      <Fact label="Paused" value={<YesNo source="paused" />} />
      <Fact label="Email updates" value={<YesNo source="email_updates" />} />
      <Fact label="Cost" value={<TrackerCost />} />
      <Fact label="Created" value={<DateTimeField source="created_at" />} />
      <Fact label="Id" value={<TextField source="id" />} />
    </Facts>
    <FunctionField
      render={({ id }) => <Link to={`/trackers/${encodeURIComponent(id)}/history`}>History, and what it was like</Link>}
    />
    <AdminSection title="Runs">
      <RelatedRows reference="runs" target="tracker_id" sortBy="requested_at">
        {runColumns}
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Events">
      <RelatedRows reference="events" target="tracker_id" sortBy="position">
        {eventColumns}
      </RelatedRows>
    </AdminSection>
  </ResourceShow>
);
