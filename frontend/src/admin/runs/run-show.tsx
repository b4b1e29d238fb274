import { Link } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { filteredListPath } from '../events/filtered-paths';
import { fieldsOf } from '../fields/fields-of';
import { followedRequestPath } from '../requests/followed-request-path';
import { RelatedRows } from '../resource/related-rows';
import { AdminSection, Fact, Facts, ResourceShow } from '../resource/resource-show';
import { RunDocuments } from './run-documents';

const { DateTimeField, EnumField, FunctionField, NumberField, TextField, TrackerLink } = fieldsOf<Schema<'RunRow'>>();
const Claim = fieldsOf<Schema<'ClaimRow'>>();

/** Names of runs by their state. */
const RUN: Readonly<Record<Schema<'RunRow'>['state'], string>> = {
  queued: 'Queued run',
  running: 'Run under way',
  published: 'Run with news',
  nothing_new: 'Run without news',
  failed: 'Failed run',
};

export const RunShow = () => (
  <ResourceShow titleFrom="state" titles={RUN} defaultTitle="Run">
    <Facts>
      <Fact label="Tracker" value={<TrackerLink source="tracker_id" />} />
      <Fact label="Cause" value={<EnumField source="cause" />} />
      <Fact label="Engine" value={<TextField source="engine" emptyText="–" />} />
      <Fact label="Requested" value={<DateTimeField source="requested_at" />} />
      <Fact label="Started" value={<DateTimeField source="started_at" />} />
      <Fact label="Finished" value={<DateTimeField source="finished_at" />} />
      <Fact label="Reason">
        <EnumField source="reason" /> <TextField source="detail" />
      </Fact>
      <Fact label="Sources">
        <NumberField source="sources_read" /> read of <NumberField source="sources_tried" />
      </Fact>
      <Fact label="Claims">
        <NumberField source="claims_new" /> new, <NumberField source="claims_rejected" /> rejected
      </Fact>
      <Fact label="Cost">
        <NumberField source="cost_usd" /> USD
      </Fact>
      <Fact label="Next try" value={<DateTimeField source="retry_at" />} />
      <Fact label="Id" value={<TextField source="id" />} />
    </Facts>
    <FunctionField
      render={({ id, state }) => (
        <>
          <Link to={followedRequestPath(id)}>Follow its request</Link>
          {(state === 'queued' || state === 'running') && (
            <>
              {' · '}
              <Link to={filteredListPath('jobs', { run_id: id })}>Its job</Link>
            </>
          )}
        </>
      )}
    />
    <AdminSection title="Claims">
      <RelatedRows reference="claims" target="run_id" sortBy="first_seen_at">
        <Claim.TextField source="text" sortable={false} />
        <Claim.FunctionField
          label="Quote"
          sortable={false}
          render={({ evidence }) => <mark>{evidence[0]?.quote}</mark>}
        />
        <Claim.TextField source="status" sortable={false} />
        <Claim.DateTimeField source="first_seen_at" label="First seen" />
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Documents">
      <RunDocuments />
    </AdminSection>
  </ResourceShow>
);
