import { FunctionField, NumberField, TextField } from 'react-admin';
import { Link } from 'react-router-dom';
import { filteredListPath } from '../events/filtered-paths';
import { DateTimeField } from '../fields/date-time-field';
import { EnumField } from '../fields/enum-field';
import { TrackerLink } from '../fields/tracker-link';
import { requestAddress } from '../requests/request-address';
import { RelatedRows } from '../resource/related-rows';
import { AdminSection, Fact, Facts, ResourceShow } from '../resource/resource-show';
import { RunDocuments } from './run-documents';

interface ClaimRow {
  readonly id: string;
  readonly evidence: ReadonlyArray<{ readonly quote: string }>;
}

interface RunRow {
  readonly id: string;
  readonly state: 'queued' | 'running' | 'published' | 'nothing_new' | 'failed';
}

/** Names of runs by their state. */
const RUN: Readonly<Record<RunRow['state'], string>> = {
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
    <FunctionField<RunRow>
      render={({ id, state }) => (
        <>
          <Link to={requestAddress(id)}>Follow its request</Link>
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
        <TextField source="text" sortable={false} />
        <FunctionField
          label="Quote"
          sortable={false}
          render={({ evidence }: ClaimRow) => <mark>{evidence[0]?.quote}</mark>}
        />
        <TextField source="status" sortable={false} />
        <DateTimeField source="first_seen_at" label="First seen" />
      </RelatedRows>
    </AdminSection>
    <AdminSection title="Documents">
      <RunDocuments />
    </AdminSection>
  </ResourceShow>
);
