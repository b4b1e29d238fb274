import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { formatCode } from '../fields/format-code';
import { flagFilter, textFilter, timeRangeFilters } from '../resource/filters';
import { ResourceList } from '../resource/resource-list';
import { ConsideredPage } from '../runs/considered-page';

const { DateTimeField, FunctionField, TextField, TrackerLink } = fieldsOf<Schema<'PageRow'>>();

const filters = [
  textFilter('host', 'Host', true),
  flagFilter('read', 'Readable'),
  ...timeRangeFilters('considered_at', 'Considered'),
];

/** Every page that a run considered, once for each run. */
export const PageList = () => (
  <ResourceList sortBy="considered_at" linksToRecord={false} filters={filters} emptyText="No pages.">
    <DateTimeField source="considered_at" label="Considered" />
    <FunctionField
      label="Page"
      sortable={false}
      render={({ url, title }) => <ConsideredPage url={url} title={title} />}
    />
    <FunctionField
      label="Outcome"
      sortable={false}
      render={({ outcome }) => <Box sx={{ whiteSpace: 'nowrap' }}>{formatCode(outcome)}</Box>}
    />
    <TextField source="reason" label="Why" sortable={false} />
    <TrackerLink source="tracker_id" label="Tracker" sortable={false} />
    <FunctionField
      label="Run"
      sortable={false}
      render={({ run_id: run }) => <Link to={`/runs/${run}/show`}>Its run</Link>}
    />
  </ResourceList>
);
