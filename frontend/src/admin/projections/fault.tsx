import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { eventsBy } from '../events/events-by';
import { Fact, Facts, Part } from '../fields/resource-show';
import { type Projection, reasonIn } from './projection';

/** Why it has stopped, and at which event. */
export const Fault = ({ projection: { kind, error, event, left_behind } }: { projection: Projection }) => {
  if (error === undefined) return null;
  return (
    <Part title={event === undefined ? 'Error' : 'The event it cannot take'}>
      <Box component="p" sx={{ color: 'failed', overflowWrap: 'anywhere', mb: 4 }}>
        {event === undefined ? error : reasonIn(error)}
      </Box>
      {event !== undefined && (
        <Facts>
          <Fact name="Event">
            <Link to={`/events/${encodeURIComponent(event.id)}/show`}>{event.type}</Link>
          </Fact>
          <Fact name="Stream">
            <Link to={eventsBy('stream', event.stream)}>{event.stream}</Link>, revision {event.revision}
          </Fact>
          <Fact name="Position">{event.position.toLocaleString('en-US')}</Fact>
          {left_behind !== undefined && left_behind.length > 0 && (
            <Fact name={kind === 'reactor' ? 'Not done yet' : 'Documents it concerns'}>{left_behind.join(', ')}</Fact>
          )}
        </Facts>
      )}
    </Part>
  );
};
