import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { followedRequestPath } from '../requests/followed-request-path';
import { Fact, Facts, AdminSection, ResourceShow } from '../resource/resource-show';
import { ActorField } from './actor-field';
import { filteredEventsPath } from './filtered-paths';

const { DateTimeField, FunctionField, TextField, TrackerLink, UserLink } = fieldsOf<Schema<'EventRow'>>();

const FilteredLink = ({ by, source }: { by: string; source: 'stream' | 'correlation_id' }) => (
  <FunctionField render={(event) => <Link to={filteredEventsPath(by, event[source])}>{event[source]}</Link>} />
);

export const EventShow = () => (
  <ResourceShow titleFrom="type" defaultTitle="Event">
    <Facts>
      <Fact label="Position in the log" value={<TextField source="position" />} />
      <Fact label="When" value={<DateTimeField source="occurred_at" />} />
      <Fact label="Who" value={<ActorField />} />
      <Fact label="About" value={<UserLink source="subject.user_uid" />} />
      <Fact label="Tracker" value={<TrackerLink source="tracker_id" />} />
      <Fact label="Stream">
        <FilteredLink by="stream" source="stream" /> at revision <TextField source="revision" />
      </Fact>
      <Fact label="Command" value={<TextField source="command" emptyText="–" />} />
      <Fact label="Request" value={<FilteredLink by="correlation_id" source="correlation_id" />} />
      <Fact label="Caused by" value={<TextField source="causation_id" />} />
    </Facts>
    <FunctionField
      render={({ correlation_id }) => <Link to={followedRequestPath(correlation_id)}>Follow this request</Link>}
    />
    <AdminSection title="Contents">
      <FunctionField
        render={({ data }) =>
          data === null ? (
            'This version cannot read it.'
          ) : (
            <Box component="pre" tabIndex={0} sx={dataSx}>
              {JSON.stringify(data, null, 2)}
            </Box>
          )
        }
      />
    </AdminSection>
  </ResourceShow>
);

const dataSx = {
  m: 0,
  p: 4,
  maxHeight: 600,
  overflow: 'auto',
  bgcolor: 'wash',
  borderRadius: 1,
  typography: 'body2',
  whiteSpace: 'pre-wrap',
};
