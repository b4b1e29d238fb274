import { Box, ButtonBase } from '@mui/material';
import { now } from '../../../shared/time/clock';
import type { Run, Tracker } from '../api/tracker';
import { runLine } from '../run-words';

/** One quiet line under the title: what the newest run did. It opens that run's log. */
export const RunLine = ({ tracker, run, onOpen }: { tracker: Tracker; run: Run; onOpen: () => void }) => (
  <ButtonBase
    onClick={onOpen}
    title="See what it read"
    sx={{
      display: 'block',
      textAlign: 'left',
      font: 'inherit',
      color: 'quiet',
      lineHeight: 1.55,
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
      <Box component="span" key={at} sx={strong && { color: 'ink', fontWeight: 500 }}>
        {text}
      </Box>
    ))}
  </ButtonBase>
);
