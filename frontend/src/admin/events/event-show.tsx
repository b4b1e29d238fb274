import { Box } from '@mui/material';
import { FunctionField, TextField } from 'react-admin';
import { Link } from 'react-router-dom';
import { Moment } from '../fields/moment';
import { TrackerLink } from '../fields/tracker-link';
import { UserLink } from '../fields/user-link';
import { requestAddress } from '../requests/request-address';
import { Fact, Facts, AdminSection, ResourceShow } from '../resource/resource-show';
import { ActorField } from './actor-field';
import { filteredEventsPath } from './filtered-paths';

interface EventRow {
  readonly id: string;
  readonly stream: string;
  readonly correlation_id: string;
  readonly causation_id: string;
  readonly data: object | null;
}

const FilteredLink = ({ by, source }: { by: string; source: keyof EventRow }) => (
  <FunctionField<EventRow>
    render={(event) => <Link to={filteredEventsPath(by, String(event[source]))}>{String(event[source])}</Link>}
  />
);

export const EventShow = () => (
  <ResourceShow titleFrom="type" defaultTitle="Event">
    <Facts>
      <Fact name="Position in the log">
        <TextField source="position" />
      </Fact>
      <Fact name="When">
        <Moment source="occurred_at" />
      </Fact>
      <Fact name="Who">
        <ActorField />
      </Fact>
      <Fact name="About">
        <UserLink source="subject.user_uid" />
      </Fact>
      <Fact name="Tracker">
        <TrackerLink source="tracker_id" />
      </Fact>
      <Fact name="Stream">
        <FilteredLink by="stream" source="stream" /> at revision <TextField source="revision" />
      </Fact>
      <Fact name="Command">
        <TextField source="command" emptyText="–" />
      </Fact>
      <Fact name="Request">
        <FilteredLink by="correlation_id" source="correlation_id" />
      </Fact>
      <Fact name="Caused by">
        <TextField source="causation_id" />
      </Fact>
    </Facts>
    <FunctionField<EventRow>
      render={({ correlation_id }) => <Link to={requestAddress(correlation_id)}>Follow this request</Link>}
    />
    <AdminSection title="Contents">
      <FunctionField<EventRow>
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
