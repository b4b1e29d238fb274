import { Box } from '@mui/material';
import { FunctionField, TextField } from 'react-admin';
import { Link } from 'react-router-dom';
import { DateTimeField } from '../fields/date-time-field';
import { formatCode } from '../fields/format-code';
import { TrackerLink } from '../fields/tracker-link';
import { flagFilter, textFilter, timeRangeFilters } from '../resource/filters';
import { ResourceList } from '../resource/resource-list';
import { ConsideredPage, type PageOutcome } from '../runs/considered-page';

interface PageRow {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly outcome: PageOutcome;
  readonly run_id: string;
}

const filters = [
  textFilter('host', 'Host', true),
  flagFilter('read', 'Readable'),
  ...timeRangeFilters('considered_at', 'Considered'),
];

/** Every page that a run considered, once for each run. */
export const PageList = () => (
  <ResourceList sortBy="considered_at" linksToRecord={false} filters={filters} emptyText="No pages.">
    <DateTimeField source="considered_at" label="Considered" />
    <FunctionField<PageRow>
      label="Page"
      sortable={false}
      render={({ url, title }) => <ConsideredPage url={url} title={title} />}
    />
    <FunctionField<PageRow>
      label="Outcome"
      sortable={false}
      render={({ outcome }) => <Box sx={{ whiteSpace: 'nowrap' }}>{formatCode(outcome)}</Box>}
    />
    <TextField source="reason" label="Why" sortable={false} />
    <TrackerLink source="tracker_id" label="Tracker" sortable={false} />
    <FunctionField<PageRow>
      label="Run"
      sortable={false}
      render={({ run_id: run }) => <Link to={`/runs/${run}/show`}>Its run</Link>}
    />
  </ResourceList>
);
