import { Box } from '@mui/material';
import { useRedirect } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { toast } from '#shared/ui/toasts/toast';
import { fieldsOf } from '../fields/fields-of';
import { Fact, Facts, AdminSection, ResourceShow } from '../resource/resource-show';
import { type Job, JOB_REFETCH_MS, WORK_LABELS, explainJobState } from './job';
import { JobState } from './job-fields';
import { RepairJob } from './repair-job';

const { DateTimeField, FunctionField, NumberField, ReferenceField, TextField, TrackerLink } =
  fieldsOf<Schema<'JobRow'>>();
const Run = fieldsOf<Schema<'RunRow'>>();
const Event = fieldsOf<Schema<'EventRow'>>();

/** A job, for as long as it is in the queue. */
export const JobShow = () => {
  const redirect = useRedirect();
  const leave = () => {
    toast('The job is no longer in the queue.');
    redirect('list', 'jobs');
  };
  return (
    <ResourceShow titleFrom="kind" titles={WORK_LABELS} defaultTitle="Job" refetchMs={JOB_REFETCH_MS} onGone={leave}>
      <Facts>
        <Fact label="Belongs to" value={<TrackerLink source="tracker_id" />} />
        <Fact label="Run">
          <ReferenceField source="run_id" reference="runs" link="show">
            <Run.TextField source="state" />
          </ReferenceField>
        </Fact>
        <Fact label="Requested by">
          <ReferenceField source="event_id" reference="events" link="show">
            <Event.TextField source="type" />
          </ReferenceField>
        </Fact>
        <Fact label="State" value={<JobState />} />
        <Fact label="What it means" value={<FunctionField render={explainJobState} />} />
        <Fact label="Attempts" value={<NumberField source="attempts" />} />
        <Fact label="Queued" value={<DateTimeField source="enqueued_at" />} />
        <Fact label="Last failed" value={<DateTimeField source="failed_at" />} />
        <Fact label="Next attempt" value={<DateTimeField source="next_at" />} />
        <Fact label="Id" value={<TextField source="id" sx={{ overflowWrap: 'anywhere' }} />} />
      </Facts>
      <FunctionField render={({ error }) => <JobError error={error} />} />
      <FunctionField render={(job) => <RepairJob job={job} />} />
    </ResourceShow>
  );
};

const JobError = ({ error }: Pick<Job, 'error'>) =>
  error !== null && (
    <AdminSection title="Error of the last attempt">
      <Box component="p" sx={{ color: 'failed', overflowWrap: 'anywhere' }}>
        {error}
      </Box>
    </AdminSection>
  );
