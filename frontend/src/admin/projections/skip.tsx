import { Box } from '@mui/material';
import { CommandButton } from '../fields/command-button';
import type { FaultedEvent } from './projection';

interface SkipProps {
  name: string;
  event: FaultedEvent;
  leftBehind: readonly string[];
}

/** Lets a read model go on without the event at which it stands. */
export const Skip = ({ name, event, leftBehind }: SkipProps) => (
  <CommandButton
    label="Skip"
    title={`Skip ${event.type} in ${name}?`}
    path={`projections/${encodeURIComponent(name)}/skip`}
    body={{ event_id: event.id }}
    done={`${name} skips ${event.type}.`}
    destroys
    reasonHint="Recorded in the log for good, with your name: do not name a person in it."
  >
    <p>
      {name} goes on with the next event, as if {event.type} at position {event.position} had not happened. Other read
      models are not affected, and the event stays in the log.
    </p>
    <LeftBehind ids={leftBehind} />
    <p>A rebuild tries the event again, and skips it only if it still cannot be taken.</p>
  </CommandButton>
);

const LeftBehind = ({ ids }: { ids: readonly string[] }) => {
  if (ids.length === 0)
    return <p>No document is known that it would have changed. One that it would have created will be missing.</p>;
  return (
    <div>
      <p>{ids.length === 1 ? 'This document stays as it is:' : 'These documents stay as they are:'}</p>
      <Box component="ul" sx={{ pl: 5, listStyle: 'disc', overflowWrap: 'anywhere' }}>
        {ids.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </Box>
    </div>
  );
};
