import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { filteredEventsPath } from '../events/filtered-paths';
import { ShortDateTime } from '../fields/date-time-field';
import { fieldsOf } from '../fields/fields-of';
import { choiceFilter, textFilter, timeRangeFilters } from '../resource/filters';
import { trackerFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';
import { JOB_REFETCH_MS, WORK_LABELS } from './job';
import { JobStateAndError } from './job-fields';

const { FunctionField, NumberField, TrackerLink } = fieldsOf<Schema<'JobRow'>>();

const filters = [
  choiceFilter('state', 'State', ['waiting', 'delayed', 'running', 'failed']),
  textFilter('run_id', 'Run (id)'),
  trackerFilter('tracker_id'),
  ...timeRangeFilters('failed_at', 'Failed'),
];

export const JobList = () => (
  <ResourceList
    sortBy="failed_at"
    refetchMs={JOB_REFETCH_MS}
    filters={filters}
    actions={
      <Link component={RouterLink} to={filteredEventsPath('category', 'job')} variant="body2">
        Dropped jobs
      </Link>
    }
    emptyText="No jobs match."
  >
    <FunctionField source="kind" label="Job" render={({ kind }) => WORK_LABELS[kind]} sx={{ fontWeight: 600 }} />
    <TrackerLink source="tracker_id" label="Belongs to" sortable={false} />
    <JobStateAndError source="state" label="State" />
    <NumberField source="attempts" />
    <FunctionField
      source="failed_at"
      label="Failed"
      render={({ failed_at }) => (failed_at === null ? '–' : <ShortDateTime at={failed_at} />)}
    />
    <FunctionField
      source="enqueued_at"
      label="Queued"
      render={({ enqueued_at }) => <ShortDateTime at={enqueued_at} />}
    />
  </ResourceList>
);
