import { Box } from '@mui/material';
import { FunctionField, NumberField } from 'react-admin';
import { Link } from 'react-router-dom';
import { eventsBy } from '../events/events-by';
import { Fact, Facts, Part, ResourceShow } from '../fields/resource-show';
import { type Projection, REFETCH_MS, meaningOf, streamIn } from './projection';
import { ProjectionState } from './projection-state';
import { Rebuild } from './rebuild';
import { Verify } from './verify';

export const ProjectionShow = () => (
  <ResourceShow titleFrom="id" otherwise="Read model" refetchMs={REFETCH_MS}>
    <Facts>
      <Fact name="Kind">
        <FunctionField<Projection> render={({ kind }) => kind.replace('_', ' ')} />
      </Fact>
      <Fact name="State">
        <ProjectionState source="state" />
      </Fact>
      <Fact name="What it means">
        <FunctionField<Projection> render={meaningOf} />
      </Fact>
      <Fact name="Position">
        <NumberField source="position" />
      </Fact>
      <Fact name="Events behind">
        <NumberField source="lag" />
      </Fact>
    </Facts>
    <FunctionField<Projection> render={({ error }) => error !== undefined && <Fault error={error} />} />
    <FunctionField<Projection>
      render={({ id, kind, state }) =>
        kind === 'read_model' && (
          <Part title="Repair">
            <Rebuild name={id} running={state === 'rebuilding'} />
            <Verify name={id} />
          </Part>
        )
      }
    />
  </ResourceShow>
);

const Fault = ({ error }: { error: string }) => {
  const stream = streamIn(error);
  return (
    <Part title="Error">
      <Box component="p" sx={{ color: 'failed', overflowWrap: 'anywhere' }}>
        {error}
      </Box>
      {stream !== undefined && (
        <Box component="p" sx={{ mt: 2 }}>
          <Link to={eventsBy('stream', stream)}>The events of {stream}</Link>
        </Box>
      )}
    </Part>
  );
};
