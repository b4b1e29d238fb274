import { Box, ButtonBase } from '@mui/material';
import { now } from '../../../shared/time/clock';
import { widths } from '../../../shared/theme/tokens';
import type { Run, Tracker } from '../api/tracker';
import { runLine } from '../run-words';
import { useLiveRun } from '../use-live-run';
import { CheckedSoFar } from './checked-so-far';

/** One line about the newest run, under the title, which opens that run's log; below it what a run under way has checked. */
export const RunLine = ({ tracker, run: newest, onOpen }: { tracker: Tracker; run: Run; onOpen: () => void }) => {
  const run = useLiveRun(tracker.tracker_id, newest);
  return (
    <>
      <ButtonBase
        onClick={onOpen}
        title="See what it read"
        sx={{
          display: 'block',
          textAlign: 'left',
          font: 'inherit',
          color: 'quiet',
          mt: '10px',
          '&:hover': { color: 'ink' },
        }}
      >
        <Box
          component="span"
          aria-hidden
          sx={{
            display: 'inline-block',
            width: 7,
            height: 7,
            borderRadius: '50%',
            mr: '7px',
            verticalAlign: '1px',
            bgcolor: run.state === 'failed' ? 'failed' : 'new',
          }}
        />
        {runLine(run, tracker, now()).map(([text, strong], at) => (
          <Box
            component="span"
            key={at}
            sx={strong && { color: 'ink', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}
          >
            {text}
          </Box>
        ))}
      </ButtonBase>
      {run.progress !== null && run.progress.lines_checked > 0 && (
        <Box sx={{ maxWidth: widths.measure, mt: 5 }}>
          <CheckedSoFar progress={run.progress} />
        </Box>
      )}
    </>
  );
};
