import { Box, Slider } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { ShortDateTime } from '../../fields/date-time-field';
import type { AsOf } from './as-of-query';
import { type HistoryRow, shownPosition } from './history-row';
import { PastFields } from './past-field-list';

interface StatePanelProps {
  asOf: AsOf;
  /** Selects an event by its number, from 1. */
  onRevision(revision: number): void;
}

/** The state of the tracker after the selected event. */
export const StatePanel = ({ asOf, onRevision }: StatePanelProps) => {
  const { event, revision, revisions, past } = asOf;
  return (
    <Box component="section" aria-label="State" sx={panelSx}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        <Box component="h2" sx={{ typography: 'body1', fontWeight: 600 }}>
          State after {shownPosition(event.position)}
        </Box>
        <Box component="span" sx={{ color: 'quiet', whiteSpace: 'nowrap' }}>
          revision {revision} of {revisions}
        </Box>
      </Box>
      <RevisionSlider key={event.position} revision={revision} revisions={revisions} onRevision={onRevision} />
      <Box role="status" sx={{ typography: 'body2', color: past ? 'changed' : 'quiet', mb: 3 }}>
        {past ? (
          <>
            The past: as it was on <ShortDateTime at={event.occurred_at} />
          </>
        ) : (
          'The latest state'
        )}
      </Box>
      {!asOf.complete && <Note>An event before this one cannot be read, so this may be incomplete.</Note>}
      {asOf.state === null ? <Note>The tracker did not exist yet.</Note> : <PastFields asOf={asOf} />}
      <Box role="region" tabIndex={0} aria-label="What the event says" sx={jsonSx}>
        <pre>{JSON.stringify(saidBy(event), null, 2)}</pre>
      </Box>
      <Box sx={{ display: 'flex', gap: 4, typography: 'body2', mt: 2 }}>
        <Link to={`/events/${event.id}/show`}>Open the event</Link>
        {event.run_id !== null && <Link to={`/runs/${event.run_id}/show`}>Open its run</Link>}
      </Box>
    </Box>
  );
};

const saidBy = ({ type, data, actor, impersonator }: HistoryRow): object =>
  impersonator === null
    ? { type, ...data, actor: actor.email ?? actor.user_uid ?? 'system' }
    : { type, ...data, actor: impersonator.email, impersonating: actor.email };

interface RevisionSliderProps {
  revision: number;
  revisions: number;
  onRevision(revision: number): void;
}

const RevisionSlider = ({ revision, revisions, onRevision }: RevisionSliderProps) => {
  const [value, setValue] = useState(revision);
  return (
    <Box sx={sliderSx}>
      <span>created</span>
      <Slider
        size="small"
        aria-label="Revision"
        min={1}
        max={revisions}
        value={value}
        disabled={revisions === 1}
        onChange={(_event, chosen) => setValue(chosen)}
        onChangeCommitted={(_event, chosen) => onRevision(chosen)}
      />
      <span>now</span>
    </Box>
  );
};

const Note = ({ children }: { children: ReactNode }) => (
  <Box sx={{ typography: 'body2', color: 'quiet', mb: 3 }}>{children}</Box>
);

const panelSx = {
  p: 4,
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'sheet',
  minWidth: 0,
};

const sliderSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 3,
  my: 1,
  typography: 'body2',
  color: 'quiet',
};

const jsonSx = {
  mt: 4,
  p: 3,
  maxHeight: 360,
  overflow: 'auto',
  bgcolor: 'wash',
  borderRadius: 1,
  typography: 'body2',
  '& pre': { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
};
