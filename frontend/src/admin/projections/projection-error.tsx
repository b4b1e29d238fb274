import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { figure } from '#shared/text-format/pluralize';
import { filteredEventsPath } from '../events/filtered-paths';
import { Fact, Facts, AdminSection } from '../resource/resource-show';
import { type FaultedEvent, type Projection, parseReason, repairAdvice } from './projection';

const ALL_FAULTED = `/projections?filter=${encodeURIComponent(JSON.stringify({ state: 'faulted' }))}`;

/** Why it has stopped, and at which event. */
export const ProjectionError = ({ projection: { kind, error, event, left_behind } }: { projection: Projection }) => {
  if (error === undefined) return null;
  return (
    <AdminSection title={eventTitle(event)}>
      <Box component="p" sx={{ color: 'failed', overflowWrap: 'anywhere', mb: 4 }}>
        {event === undefined ? error : parseReason(error)}
      </Box>
      {event !== undefined && (
        <Facts>
          <Fact label="Event">
            <Link to={`/events/${encodeURIComponent(event.id)}/show`}>{event.type}</Link>
          </Fact>
          <Fact label="Stream">
            <Link to={filteredEventsPath('stream', event.stream)}>{event.stream}</Link>, revision {event.revision}
          </Fact>
          <Fact label="Position in the log" value={figure(event.position)} />
          {left_behind !== undefined && left_behind.length > 0 && (
            <Fact
              label={kind === 'reactor' ? 'Not done yet' : 'Documents it concerns'}
              value={left_behind.join(', ')}
            />
          )}
        </Facts>
      )}
      {event?.is_damaged && <WaysOut kind={kind} />}
    </AdminSection>
  );
};

const eventTitle = (event: FaultedEvent | undefined): string => {
  if (event === undefined) return 'Error';
  return event.is_damaged ? 'The damaged event at which it stopped' : 'The event it cannot handle';
};

/** Ways out of a fault that new code cannot fix. */
const WaysOut = ({ kind }: { kind: Projection['kind'] }) => (
  <Box sx={{ mt: 4, display: 'grid', gap: 2 }}>
    <p>
      The log returns something else than was written there, as after a fault of the disk. Other read models and
      reactors may stand at the same event: <Link to={ALL_FAULTED}>all that have stopped</Link>. There are two ways out.
    </p>
    <Box component="ol" sx={{ pl: 5, listStyle: 'decimal', display: 'grid', gap: 1 }}>
      {repairAdvice(kind).map((way) => (
        <li key={way}>{way}</li>
      ))}
    </Box>
  </Box>
);
